import { type Member, selectMember } from '@claypot/domain/account';
import { memberMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { keepAwake } from '../../../platform/device/keep-awake.ts';
import { loadBarcode, loadQrCode } from '../codes/encoders/load-encoders.ts';
import { useEncoded } from '../codes/use-encoded.ts';
import { OneTimeCode } from './OneTimeCode.tsx';
import { QrCodeView } from './QrCodeView.tsx';
import { LateQuestion } from './question/LateQuestion.tsx';
import { useOneTimeCode } from './use-one-time-code.ts';

export { prefetchEncoders } from '../codes/encoders/load-encoders.ts';

/** Payment code that the counter scans. */
export function QrCodeScreen() {
  const member = useSelector(useApp().session, selectMember);
  // The route guard redirects guests.
  return member === null ? null : <PaymentCode member={member} />;
}

/** Needs only the member record on the device, so it works offline; then the balance is marked. */
function PaymentCode({ member }: { readonly member: Member }) {
  const record = useActorRef(useMachines(memberMachines).member);
  const [barcode, retryBarcode] = useEncoded(loadBarcode, member.member_no);
  const [qrCode, retryQrCode] = useEncoded(loadQrCode, member.member_no);
  const oneTimeCode = useOneTimeCode();
  useEffect(() => keepAwake(window), []);
  return (
    <QrCodeView
      back={useBack()}
      member={member}
      barcode={barcode}
      qrCode={qrCode}
      balance={useFormat().money(member.wallet)}
      freshness={useSelector(record, selectQuery)}
      onRetry={() => {
        retryBarcode();
        retryQrCode();
      }}
      onRetryBalance={() => record.send({ type: 'RETRY' })}
      question={<LateQuestion />}
    >
      <OneTimeCode {...oneTimeCode} />
    </QrCodeView>
  );
}
