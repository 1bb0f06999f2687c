import { voucherMachines, voucherUseMachines } from '@claypot/domain/app';
import { isJustUsed } from '@claypot/domain/loyalty';
import { selectMutation, selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { useBranchNow } from '../../../../hooks/time/use-branch-now.ts';
import { useBranchSeconds } from '../../../../hooks/time/use-branch-seconds.ts';
import { keepAwake } from '../../../../platform/device/keep-awake.ts';
import type { ScreenProps } from '../../../definition/screen.ts';
import { useReturnToPage } from '../../../shared/freshness/use-return-to-page.ts';
import { LateMemberNews } from '../../../shared/loyalty/LateMemberNews.tsx';
import { loadBarcode } from '../../codes/encoders/load-encoders.ts';
import { useEncoded } from '../../codes/use-encoded.ts';
import { ClaimedVoucherView } from './ClaimedVoucherView.tsx';

/** A claimed voucher: the code for the counter, and the button that uses it there. */
export function ClaimedVoucherScreen({ params }: ScreenProps) {
  const machines = useMachines(voucherMachines);
  const input = { voucher_id: params.voucher_id ?? '' };
  const held = useActorRef(machines.claimedVoucher, { input });
  const using = useActorRef(useMachines(voucherUseMachines).useVoucher);
  const voucher = useSelector(held, selectQuery);
  const use = useSelector(using, selectMutation);
  const now = useBranchNow().toInstant();
  const shown = use.output ?? voucher.data;
  const [barcode, retryBarcode] = useEncoded(loadBarcode, shown?.voucher_tx_id ?? ' ');
  useEffect(() => keepAwake(window), []);
  useReturnToPage(() => held.send({ type: 'REFRESH' }));
  return (
    <>
      <LateMemberNews />
      <ClaimedVoucherView
        back={useBack()}
        voucher={use.output === null ? voucher : { ...voucher, data: use.output }}
        use={use}
        isJustUsed={shown !== null && isJustUsed(shown, now)}
        time={<RunningTime />}
        barcode={barcode}
        actions={{
          use: () => using.send({ type: 'RUN', input }),
          confirm: () => using.send({ type: 'CONFIRM' }),
          dismiss: () => using.send({ type: 'DISMISS' }),
          retry: () => held.send({ type: 'RETRY' }),
          retryBarcode,
        }}
      />
    </>
  );
}

/** Current time at the branches, to the second. A screenshot cannot imitate it. */
function RunningTime() {
  const now = useBranchSeconds();
  return <span translate="no">{now.toPlainTime().toString({ smallestUnit: 'second' })}</span>;
}
