import { orderMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { OrderListView } from './OrderListView.tsx';

export function OrderListScreen() {
  const machines = useMachines(orderMachines);
  const actor = useActorRef(machines.orders);
  return (
    <OrderListView
      orders={useSelector(actor, selectQuery)}
      reorder={useReorder()}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
