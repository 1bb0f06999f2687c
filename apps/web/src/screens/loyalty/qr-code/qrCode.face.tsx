import { Part } from '../../../face/Part.tsx';
import { amountOfVisitor } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useAmountPlace } from '../../shared/forms/use-amount-place.ts';
import { QrCodeView } from './QrCodeView.tsx';

const DRAWN_LATER = { status: 'loading', code: null } as const;
const CONFIRMED = { stale: false, unconfirmed: false, asOf: null } as const;
const nothing = () => undefined;

/** Server-rendered page: the explanation and the balance, with skeletons for the codes. */
export function Face() {
  const money = useAmountPlace();
  return (
    <Part for="member">
      <QrCodeView
        back={useBack()}
        member={{ avatar: null, member_no: '\u00a0' }}
        barcode={DRAWN_LATER}
        qrCode={DRAWN_LATER}
        balance={money(amountOfVisitor('user.wallet'))}
        freshness={CONFIRMED}
        onRetry={nothing}
        onRetryBalance={nothing}
      />
    </Part>
  );
}
