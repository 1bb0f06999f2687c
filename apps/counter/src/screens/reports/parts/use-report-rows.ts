import type { SalesReport } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import type { FigureRow } from './FigureTable.tsx';

/** Tables of figures of a report. */
export interface ReportRows {
  readonly sales: readonly FigureRow[];
  readonly bookings: readonly FigureRow[];
  readonly members: readonly FigureRow[];
}

/** Figures that reduce the sales, so that they are written as negative amounts. */
const NEGATIVE: ReadonlySet<string> = new Set(['discounts', 'vouchers', 'refunds']);
const STRONG: ReadonlySet<string> = new Set(['sales', 'net']);

/** Returns a function from a report to the rows of its tables, in the language of the person. */
export function useReportRows(): (report: SalesReport) => ReportRows {
  const { t } = useTranslation('counterReports');
  // Without the currency, which the table names once, a row fits on a phone.
  const { count, amount } = useFormat();

  return ({ figures, previous, bookings, previous_bookings, members, previous_members }) => {
    const sales = [
      ['gross', t('gross')],
      ['discounts', t('discounts')],
      ['vouchers', t('vouchers')],
      ['service_charge', t('serviceCharge')],
      ['delivery_fees', t('deliveryFees')],
      ['rounding', t('rounding')],
      ['sales', t('sales')],
      ['refunds', t('refunds')],
      ['net', t('net')],
      ['tax', t('tax')],
      ['average', t('average')],
    ] as const;
    const orders = { key: 'orders', label: t('orders'), write: count };
    return {
      sales: [
        ...sales.map(([key, label]): FigureRow => {
          const sign = NEGATIVE.has(key) ? -1 : 1;
          return {
            key,
            label,
            // Avoids a negative zero.
            now: figures[key] * sign || 0,
            before: previous[key] * sign || 0,
            write: amount,
            isStrong: STRONG.has(key),
          };
        }),
        { ...orders, now: figures.order_count, before: previous.order_count },
      ],
      bookings: (
        [
          ['made', t('made')],
          ['approved', t('approved')],
          ['completed', t('completed')],
          ['no_show', t('noShow')],
          ['cancelled', t('cancelled')],
          ['rejected', t('rejected')],
          ['seats', t('seats')],
        ] as const
      ).map(([key, label]) => ({
        key,
        label,
        now: bookings[key],
        before: previous_bookings[key],
        write: count,
      })),
      members: (
        [
          ['active', t('active'), count],
          ['joined', t('joined'), count],
          ['top_up_count', t('topUps'), count],
          ['top_up_amount', t('topUpAmount'), amount],
          ['points_earned', t('pointsEarned'), count],
          ['points_spent', t('pointsSpent'), count],
        ] as const
      )
        .map(([key, label, write]) => ({
          key,
          label,
          now: members[key],
          before: previous_members[key],
          write,
        }))
        .filter(({ now }) => now !== null),
    };
  };
}
