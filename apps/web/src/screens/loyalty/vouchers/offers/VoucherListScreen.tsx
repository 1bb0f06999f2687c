import { voucherMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { useReturnToPage } from '../../../shared/freshness/use-return-to-page.ts';
import { VoucherListView } from './VoucherListView.tsx';

export function VoucherListScreen() {
  const machines = useMachines(voucherMachines);
  const actor = useActorRef(machines.offeredVouchers);
  useReturnToPage(() => actor.send({ type: 'REFRESH' }));
  return (
    <VoucherListView
      back={useBack()}
      vouchers={useSelector(actor, selectQuery)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
