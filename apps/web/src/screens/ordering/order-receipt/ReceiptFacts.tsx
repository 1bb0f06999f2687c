import type { OrderReceipt } from '@claypot/sdk';
import {
  Card,
  cardIcon,
  Icon,
  LinkButton,
  phoneIcon,
  receiptIcon,
  Stack,
  storeIcon,
  useAnnouncedChange,
} from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import { useOrderStatus } from '../../shared/order/use-order-status.ts';
import { bannerOf } from '../order-detail/banner/banner-of.ts';
import { OrderBannerShape } from '../order-detail/banner/OrderBannerShape.tsx';

interface ReceiptFactsProps {
  readonly order: OrderReceipt;
  /** True while the receipt is polled. */
  readonly following: boolean;
}

export function ReceiptFacts({ following, order }: ReceiptFactsProps) {
  const { t } = useTranslation(['orders', 'common']);
  const format = useFormat();
  useAnnouncedChange(t('statusNow', { status: useOrderStatus()(order.status) }));
  return (
    <>
      <OrderBannerShape {...bannerOf(order)} status={order.status}>
        {following && <p>{t('following')}</p>}
      </OrderBannerShape>
      <Card as="section">
        <Stack gap={4}>
          <DetailRow
            icon={receiptIcon}
            label={t('orderId')}
            value={<NoWrap>{order.sales_order_tx_id}</NoWrap>}
            text={format.dateTime(Temporal.Instant.from(order.created_time))}
          />
          <DetailRow
            icon={storeIcon}
            label={t('receiptBranch')}
            value={order.branch_name}
            action={
              <LinkButton
                href={`tel:${order.branch_contact_no}`}
                size="sm"
                variant="quiet"
                aria-label={t('callBranch', { branch: order.branch_name })}
              >
                <Icon drawing={phoneIcon} size={16} />
                <span>{t('call')}</span>
              </LinkButton>
            }
          />
          <DetailRow
            icon={cardIcon}
            label={t('common:total')}
            value={<NoWrap>{format.money(order.final_total_amount)}</NoWrap>}
            text={order.paid ? t('receiptPaid') : t('notPaid')}
          />
        </Stack>
      </Card>
    </>
  );
}
