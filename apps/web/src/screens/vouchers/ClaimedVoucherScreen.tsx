import { voucherMachines, voucherUseMachines } from '@claypot/domain/app';
import { isJustUsed } from '@claypot/domain/loyalty';
import { selectMutation, selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useMachines } from '../../app/useMachines.ts';
import { keepAwake } from '../../platform/keep-awake.ts';
import { loadBarcode } from '../codes/encoders/load-encoders.ts';
import { useEncoded } from '../codes/useEncoded.ts';
import { useComingBack } from '../parts/useComingBack.ts';
import type { ScreenProps } from '../screen.ts';
import { ClaimedVoucherView } from './ClaimedVoucherView.tsx';
import { RunningTime } from './RunningTime.tsx';

/** A voucher that is held: what the counter reads, and the press that uses it there. */
export function ClaimedVoucherScreen({ params }: ScreenProps) {
  const machines = useMachines(voucherMachines);
  const input = { voucher_id: params.voucher_id ?? '' };
  const held = useActorRef(machines.heldVoucher, { input });
  const using = useActorRef(useMachines(voucherUseMachines).useVoucher);
  const voucher = useSelector(held, selectQuery);
  const use = useSelector(using, selectMutation);
  const now = useBranchNow().toInstant();
  const shown = use.output ?? voucher.data;
  const [barcode, retryBarcode] = useEncoded(loadBarcode, shown?.voucher_tx_id ?? ' ');
  useEffect(() => keepAwake(window), []);
  useComingBack(() => held.send({ type: 'REFRESH' }));
  return (
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
  );
}
