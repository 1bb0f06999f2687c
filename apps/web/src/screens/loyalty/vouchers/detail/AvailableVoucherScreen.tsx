import { voucherMachines, voucherUseMachines } from '@claypot/domain/app';
import { selectMutation, selectQuery } from '@claypot/domain/machines';
import { pathTo, withReturnTo } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { usePath } from '../../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import type { ScreenProps } from '../../../definition/screen.ts';
import { AvailableVoucherView } from './AvailableVoucherView.tsx';

export function AvailableVoucherScreen({ params }: ScreenProps) {
  const machines = useMachines(voucherMachines);
  const input = { voucher_id: params.voucher_id ?? '' };
  const voucher = useActorRef(machines.offeredVoucher, { input });
  const claim = useActorRef(useMachines(voucherUseMachines).claimVoucher);
  const { full } = usePath();
  return (
    <AvailableVoucherView
      back={useBack()}
      voucher={useSelector(voucher, selectQuery)}
      claim={useSelector(claim, selectMutation)}
      profileHref={withReturnTo(pathTo('profile'), full)}
      onClaim={() => claim.send({ type: 'RUN', input })}
      onDismiss={() => claim.send({ type: 'DISMISS' })}
      onRetry={() => voucher.send({ type: 'RETRY' })}
    />
  );
}
