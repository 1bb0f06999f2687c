import { selectStatusScreen } from '@claypot/counter/orders';
import { useSelector } from '@xstate/react';
import { useOrders } from '../shared/actors/orders-context.ts';
import { OrdersMain } from '../shared/OrdersMain.tsx';
import { StatusScreenView } from './StatusScreenView.tsx';

/** Order numbers for customers who wait at the branch. */
export function StatusScreen() {
  const { board, steps } = useOrders();
  const queue = useSelector(steps, ({ context }) => context.queue);
  const snapshot = useSelector(board, (state) => state);
  return (
    <OrdersMain>
      <StatusScreenView screen={selectStatusScreen(snapshot, queue)} />
    </OrdersMain>
  );
}
