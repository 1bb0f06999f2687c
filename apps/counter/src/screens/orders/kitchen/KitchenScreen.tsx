import { selectBoard, selectConnection, selectKitchen } from '@claypot/counter/orders';
import type { StepName } from '@claypot/domain/order-steps';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useOrders, useViewing } from '../shared/actors/orders-context.ts';
import { pressOf } from '../shared/actors/press.ts';
import { OrdersMain } from '../shared/OrdersMain.tsx';
import { openTicket } from '../ticket/open-ticket.ts';
import { KitchenView } from './KitchenView.tsx';

/** Kitchen of the branch. */
export function KitchenScreen() {
  const { board, kitchen: lines, steps } = useOrders();
  const viewing = useViewing();
  const snapshot = useSelector(board, (state) => state);
  const kitchen = selectKitchen(snapshot, viewing);
  const [openId, setOpenId] = useState<string | null>(null);

  const take = (orderId: string, step: StepName) => {
    const cards = [...kitchen.cards, ...kitchen.recallable];
    const card = cards.find(({ id }) => id === orderId);
    if (card !== undefined) steps.send({ type: 'PRESS', press: pressOf(card, step) });
  };
  return (
    <OrdersMain>
      <KitchenView
        kitchen={kitchen}
        status={selectBoard(snapshot, viewing).status}
        connection={selectConnection(snapshot)}
        onOpen={setOpenId}
        onReady={(orderId) => take(orderId, 'ready')}
        onRecall={(orderId) => take(orderId, 'recall')}
        onCrossOff={(_, id) => lines.send({ type: 'TOGGLE_LINE', id })}
        onDismissStep={(orderId) => steps.send({ type: 'DISMISS', orderId })}
      />
      {openId !== null && (
        <openTicket.Component key={openId} orderId={openId} onClose={() => setOpenId(null)} />
      )}
    </OrdersMain>
  );
}
