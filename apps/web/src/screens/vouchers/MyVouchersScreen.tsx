import { voucherMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useBack } from '../../app/useBack.ts';
import { useMachines } from '../../app/useMachines.ts';
import { LateClaimableCount } from '../parts/LateClaimableCount.tsx';
import { useComingBack } from '../parts/useComingBack.ts';
import { MyVouchersView } from './MyVouchersView.tsx';

/** What the member holds. */
export function MyVouchersScreen() {
  const machines = useMachines(voucherMachines);
  const actor = useActorRef(machines.heldVouchers);
  // Another tab may have claimed or used one meanwhile.
  useComingBack(() => actor.send({ type: 'REFRESH' }));
  return (
    <MyVouchersView
      back={useBack()}
      vouchers={useSelector(actor, selectQuery)}
      claimable={<LateClaimableCount />}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
