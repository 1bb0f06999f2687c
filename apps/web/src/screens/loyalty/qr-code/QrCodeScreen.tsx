import { type Member, selectMember } from '@claypot/domain/account';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { keepAwake } from '../../../platform/device/keep-awake.ts';
import { loadBarcode, loadQrCode } from '../codes/encoders/load-encoders.ts';
import { useEncoded } from '../codes/use-encoded.ts';
import { QrCodeView } from './QrCodeView.tsx';

export { prefetchEncoders } from '../codes/encoders/load-encoders.ts';

/** Payment code that the counter scans. */
export function QrCodeScreen() {
  const member = useSelector(useApp().session, selectMember);
  // The route guard redirects guests.
  return member === null ? null : <PaymentCode member={member} />;
}

/** Needs only the member record on the device, so it works offline. */
function PaymentCode({ member }: { readonly member: Member }) {
  const [barcode, retryBarcode] = useEncoded(loadBarcode, member.member_no);
  const [qrCode, retryQrCode] = useEncoded(loadQrCode, member.member_no);
  useEffect(() => keepAwake(window), []);
  return (
    <QrCodeView
      back={useBack()}
      member={member}
      barcode={barcode}
      qrCode={qrCode}
      onRetry={() => {
        retryBarcode();
        retryQrCode();
      }}
    />
  );
}
