import type { Bill } from '@claypot/sdk/counter';
import { Breakdown } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';

/** Amounts of a bill, from the subtotal to the total. */
export function BillAmounts({ price }: { readonly price: Bill['price'] }) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  const saving = (label: string, amount: number) =>
    amount === 0 ? [] : [{ label, amount: format.money(-amount), tone: 'saving' as const }];
  return (
    <Breakdown
      lines={[
        { label: t('subtotal'), amount: format.money(price.subtotal) },
        ...saving(t('voucherDiscount'), price.voucher_discount),
        ...saving(t('tierDiscount', { percent: price.tier_percent }), price.tier_discount),
        ...saving(t('pointDiscount'), price.point_discount),
        ...saving(t('familyDayDiscount'), price.family_day_discount),
        { label: t('serviceCharge'), amount: format.money(price.service_charge) },
        ...(price.rounding === 0
          ? []
          : [{ label: t('rounding'), amount: format.money(price.rounding) }]),
        { label: t('tax'), amount: format.money(price.tax), tone: 'soft' as const },
      ]}
      total={{ label: t('total'), amount: format.money(price.total) }}
    />
  );
}
