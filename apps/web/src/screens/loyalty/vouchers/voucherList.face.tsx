import type { OFFERED_VOUCHERS_REQUEST } from '@claypot/domain/loyalty';
import { pathTo } from '@claypot/domain/routes';
import type { Voucher } from '@claypot/sdk';
import { Screen, Skeleton, TopBar } from '@claypot/ui';
import { about, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { VoucherTicket } from './card/VoucherTicket.tsx';
import styles from './card/vouchers.module.css';

const at = placesOf<Pick<Voucher, 'voucher_id' | 'voucher_image' | 'voucher_name'>>();

/** Server-rendered page: vouchers by picture and name, without their terms. */
export function Face() {
  const { t } = useTranslation('vouchers');
  return (
    <Screen top={<TopBar title={t('offers')} back={useBack()} />}>
      <Skeleton shape="button" />
      <ul className={styles.list}>
        <li {...about<[typeof OFFERED_VOUCHERS_REQUEST]>({ of: '/voucher_list' })}>
          <VoucherTicket
            voucher={{ voucher_image: at('voucher_image'), voucher_name: at('voucher_name') }}
            href={pathTo('availableVoucher', { voucher_id: at('voucher_id') })}
            priority
          >
            <Skeleton />
          </VoucherTicket>
        </li>
      </ul>
    </Screen>
  );
}
