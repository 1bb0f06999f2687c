import type { QuotationView } from '@claypot/domain/ordering';
import type { OrderTotal } from '@claypot/domain/pricing';
import { Breakdown } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import { PointsLine } from '../../../shared/order/PointsLine.tsx';

interface PaymentDetailsProps {
  readonly total: OrderTotal;
  /** Discount of the member's tier in percent; 0 for none. */
  readonly tierPercent: number;
  /** Null for pickup. */
  readonly delivery: Pick<QuotationView, 'fee'> | null;
}

/** Breakdown of the total. The tax is included in the prices and never added. */
export function PaymentDetails({ total, tierPercent, delivery }: PaymentDetailsProps) {
  const { t } = useTranslation(['checkout', 'orders', 'common']);
  const format = useFormat();
  const savings = [
    { label: t('orders:voucherDiscount'), off: total.voucher_discount },
    { label: t('orders:tierDiscount', { percent: tierPercent }), off: total.tier_discount },
    { label: t('orders:pointDiscount'), off: total.point_discount },
  ];
  return (
    <TitledCard title={t('paymentDetails')}>
      <Breakdown
        lines={[
          { label: t('subtotal'), amount: format.money(total.subtotal) },
          ...savings
            .filter(({ off }) => off > 0)
            .map(({ label, off }) => ({
              label,
              amount: format.money(-off),
              tone: 'saving' as const,
            })),
          ...(delivery
            ? [
                {
                  label: t('deliveryFee'),
                  amount: delivery.fee === null ? '–' : format.money(total.delivery_fee),
                },
              ]
            : []),
          { label: t('tax'), amount: format.money(total.tax), tone: 'soft' },
          { label: t('adjustment'), amount: format.money(total.adj_amount), tone: 'soft' },
        ]}
        total={{ label: t('common:total'), amount: format.money(total.total) }}
      />
      {total.points_earned > 0 && (
        <PointsLine>{t('pointsToCome', { count: total.points_earned })}</PointsLine>
      )}
    </TitledCard>
  );
}
