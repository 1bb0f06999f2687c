import type { Bill } from '@claypot/sdk/counter';
import { Breakdown } from '@claypot/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './BillTotals.module.css';

type Lines = ComponentProps<typeof Breakdown>['lines'];

/** Price of the bill, as the server calculated it. */
export function BillTotals({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation('counterSales');
  const format = useFormat();
  const { family_day, left, paid, price } = bill;
  const saving = (label: string, cents: number): Lines =>
    cents === 0 ? [] : [{ label, amount: format.money(-cents), tone: 'saving' }];
  const lines: Lines = [
    { label: t('subtotal'), amount: format.money(price.subtotal) },
    ...saving(t('voucherLine'), price.voucher_discount),
    ...saving(t('tierLine', { percent: price.tier_percent }), price.tier_discount),
    ...saving(t('pointsLine'), price.point_discount),
    ...saving(t('familyDayLine'), price.family_day_discount),
    { label: t('serviceLine'), amount: format.money(price.service_charge) },
    ...(price.rounding === 0
      ? []
      : [{ label: t('roundingLine'), amount: format.money(price.rounding) }]),
    { label: t('taxLine'), amount: format.money(price.tax), tone: 'soft' },
  ];
  return (
    <div className={styles.totals}>
      <Breakdown lines={lines} total={{ label: t('total'), amount: format.money(price.total) }} />
      {left > 0 && paid > 0 && (
        <Breakdown
          lines={[
            { label: t('paidLine'), amount: format.money(paid) },
            { label: t('leftLine'), amount: format.money(left) },
          ]}
        />
      )}
      {price.points_earned > 0 && bill.member !== null && (
        <p className={styles.note}>{t('earns', { count: price.points_earned })}</p>
      )}
      {family_day !== null && (
        <p className={styles.offer}>{t('familyDay', { total: format.money(family_day.total) })}</p>
      )}
    </div>
  );
}
