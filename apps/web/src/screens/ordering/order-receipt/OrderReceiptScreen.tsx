import { receiptMachines } from '@claypot/domain/app';
import { selectOrderReceipt } from '@claypot/domain/ordering';
import { pathTo, receiptIn } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useReturnToPage } from '../../shared/freshness/use-return-to-page.ts';
import { OrderReceiptView } from './OrderReceiptView.tsx';

/**
 * Shows an order by the receipt token in the URL, in a browser without access to the order itself.
 */
export function OrderReceiptScreen() {
  const { ports } = useApp();
  const machines = useMachines(receiptMachines);
  const [token] = useState(() => (import.meta.env.SSR ? null : receiptIn(window.location.hash)));
  const actor = useActorRef(machines.orderReceipt, { input: { token } });
  const receipt = useSelector(actor, selectOrderReceipt);
  useReturnToPage(() => actor.send({ type: 'REFRESH' }));
  const { ownId } = receipt;
  useEffect(() => {
    if (ownId !== null)
      ports.navigation.to(pathTo('orderDetail', { id: ownId }), { replace: true });
  }, [ownId, ports]);
  return (
    <OrderReceiptView
      back={useBack()}
      receipt={receipt}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
