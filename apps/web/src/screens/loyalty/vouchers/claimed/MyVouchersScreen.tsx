import { voucherMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { useReturnToPage } from '../../../shared/freshness/use-return-to-page.ts';
import { ClaimableCount } from '../../../shared/loyalty/ClaimableCount.tsx';
import { LateMemberNews } from '../../../shared/loyalty/LateMemberNews.tsx';
import { MyVouchersView } from './MyVouchersView.tsx';

export function MyVouchersScreen() {
  const machines = useMachines(voucherMachines);
  const actor = useActorRef(machines.claimedVouchers);
  // A voucher may have been claimed or used in another tab.
  useReturnToPage(() => actor.send({ type: 'REFRESH' }));
  return (
    <>
      <LateMemberNews />
      <MyVouchersView
        back={useBack()}
        vouchers={useSelector(actor, selectQuery)}
        claimable={<ClaimableCount />}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    </>
  );
}
