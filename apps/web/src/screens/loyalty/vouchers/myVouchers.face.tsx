import type { CLAIMED_VOUCHERS_REQUEST, OFFERED_VOUCHERS_REQUEST } from '@claypot/domain/loyalty';
import { pathTo } from '@claypot/domain/routes';
import type { Voucher } from '@claypot/sdk';
import { Badge, Screen, Skeleton, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { digits, LINE, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ToOffers } from '../../shared/loyalty/ToOffers.tsx';
import { VoucherTicket } from './card/VoucherTicket.tsx';
import styles from './card/vouchers.module.css';

const at = placesOf<Pick<Voucher, 'id' | 'voucher_image' | 'voucher_name'>>();

/** Fields by which the list groups vouchers (`groupVouchers`), as far as responses contain them. */
const ALIKE = 'voucher_id,voucher_name,voucher_status,used_at,waiting_order_id';

/** Server-rendered page: the member's vouchers by picture and name, without their numbers. */
export function Face() {
  const { t } = useTranslation('vouchers');
  return (
    <Screen top={<TopBar title={t('mine')} back={useBack()} />}>
      <ToOffers claimable={null} />
      <div className={styles.held}>
        <div className={styles.tabsRoom}>
          <Skeleton shape="title" />
        </div>
        <ul className={styles.list}>
          <Part<[typeof CLAIMED_VOUCHERS_REQUEST, typeof OFFERED_VOUCHERS_REQUEST]>
            of="/claimed/voucher_list"
            alike={ALIKE}
          >
            <Part when="voucher_status=ACTIVE">
              <li>
                <VoucherTicket
                  voucher={{ voucher_image: at('voucher_image'), voucher_name: at('voucher_name') }}
                  href={pathTo('claimedVoucher', { voucher_id: at('id') })}
                  priority
                  badge={<Badge tone="neutral">{digits(3)}</Badge>}
                >
                  <Part unless="min_purchase=0.00">
                    <p>{LINE}</p>
                  </Part>
                  <p>{LINE}</p>
                </VoucherTicket>
              </li>
            </Part>
          </Part>
        </ul>
      </div>
    </Screen>
  );
}
