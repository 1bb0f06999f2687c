import { voucherMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useBack } from '../../app/useBack.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useComingBack } from '../parts/useComingBack.ts';
import { VoucherListView } from './VoucherListView.tsx';

/** What the member can claim. */
export function VoucherListScreen() {
  const machines = useMachines(voucherMachines);
  const actor = useActorRef(machines.offeredVouchers);
  useComingBack(() => actor.send({ type: 'REFRESH' }));
  return (
    <VoucherListView
      back={useBack()}
      vouchers={useSelector(actor, selectQuery)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
