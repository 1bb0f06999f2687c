import { selectResource } from '@claypot/domain';
import type { SalesOrderSummary } from '@claypot/sdk';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { OrderListView } from './OrderListView.tsx';

/** The orders of whoever is looking, newest first. */
export function OrderListScreen() {
  const { machines } = useApp();
  const actor = useActorRef(machines.orders, { input: { input: undefined } });
  return (
    <OrderListView
      orders={useSelector(actor, selectResource<SalesOrderSummary[]>)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
