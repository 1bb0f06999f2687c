import type { CLAIMED_VOUCHERS_REQUEST, OFFERED_VOUCHERS_REQUEST } from '@claypot/domain/loyalty';
import type { Voucher } from '@claypot/sdk';
import { Screen, Skeleton, TopBar } from '@claypot/ui';
import { Part } from '../../../../face/Part.tsx';
import { type PathIn, placesOf } from '../../../../face/places.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { VoucherCover } from './VoucherCover.tsx';

type Requests = [typeof CLAIMED_VOUCHERS_REQUEST] | [typeof OFFERED_VOUCHERS_REQUEST];

const at = placesOf<Pick<Voucher, 'voucher_image' | 'voucher_name' | 'voucher_text'>>();

interface FaceOfVoucherProps {
  /** Path of the request that returns the list with the voucher. */
  readonly of: PathIn<Requests>;
  /** Field of the list that matches the ID in the page's path. */
  readonly named: string;
}

/** Server-rendered page of a voucher: picture, name and text, without its terms. */
export function FaceOfVoucher({ named, of }: FaceOfVoucherProps) {
  const { t } = useTranslation('vouchers');
  return (
    <Screen top={<TopBar title={t('detail')} back={useBack()} />}>
      <Part<Requests> of={of} named={named}>
        <VoucherCover
          voucher={{
            voucher_image: at('voucher_image'),
            voucher_name: at('voucher_name'),
            voucher_text: at('voucher_text'),
          }}
          badge={<Skeleton />}
        />
      </Part>
    </Screen>
  );
}
