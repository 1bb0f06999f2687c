import { Part } from '../../../face/Part.tsx';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { QrCodeView } from './QrCodeView.tsx';

const DRAWN_LATER = { status: 'loading', code: null } as const;

/** Server-rendered page: the explanation, with skeletons for the codes. */
export function Face() {
  return (
    <Part for="member">
      <QrCodeView
        back={useBack()}
        member={{ avatar: null, member_no: '\u00a0' }}
        barcode={DRAWN_LATER}
        qrCode={DRAWN_LATER}
        onRetry={() => undefined}
      />
    </Part>
  );
}
