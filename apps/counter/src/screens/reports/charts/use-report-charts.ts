import { everyHour, type Grouping, groupDays, groupingOf } from '@claypot/counter/reports';
import type { SalesReport } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import type { Bar } from './BarTable.tsx';
import type { Column } from './columns.ts';

/** Charts of a report. */
export interface ReportCharts {
  readonly hours: readonly Column[];
  readonly days: readonly Column[];
  readonly grouping: Grouping;
  readonly branches: readonly Bar[];
  readonly methods: readonly Bar[];
  readonly payments: readonly Bar[];
  readonly items: readonly Bar[];
  /** Sum of all other items; null without. */
  readonly rest: Omit<Bar, 'key'> | null;
}

const METHOD_TEXTS = {
  delivery: 'method_delivery',
  pickup: 'method_pickup',
  'dine-in': 'method_dine_in',
} as const;

const PAYMENT_TEXTS = {
  card: 'payment_card',
  fpx: 'payment_fpx',
  terminal: 'payment_terminal',
  cash: 'payment_cash',
  wallet: 'payment_wallet',
  other: 'payment_other',
  none: 'payment_none',
} as const;

/** Returns a function from a report to its charts, in the language of the person. */
export function useReportCharts(): (report: SalesReport) => ReportCharts {
  const { t } = useTranslation('counterReports');
  const format = useFormat();

  const hourOf = (hour: number) => format.timeOfDay({ hour: hour % 24, minute: 0 });

  return (report) => {
    const grouping = groupingOf(report.by_day.length);
    const { other_items: other } = report;
    return {
      grouping,
      hours: everyHour(report.by_hour).map(({ hour, order_count, amount }) => ({
        key: String(hour),
        label: String(hour),
        name: `${hourOf(hour)} – ${hourOf(hour + 1)}`,
        count: order_count,
        amount,
      })),
      days: groupDays(report.by_day, grouping).map(({ first, last, order_count, sales }) => ({
        key: first.toString(),
        label: shortDay(first, grouping),
        name: first.equals(last) ? format.day(first) : format.dayRange(first, last),
        count: order_count,
        amount: sales,
      })),
      branches: report.branches
        .map(({ id, branch_name, order_count, sales }) => ({
          key: id,
          name: branch_name,
          count: order_count,
          amount: sales,
        }))
        .toSorted((a, b) => b.amount - a.amount),
      methods: report.by_method.map(({ method, order_count, amount }) => ({
        key: method,
        name: t(METHOD_TEXTS[method]),
        count: order_count,
        amount,
      })),
      payments: report.by_payment.map(({ payment, order_count, amount }) => ({
        key: payment,
        name: t(PAYMENT_TEXTS[payment]),
        count: order_count,
        amount,
      })),
      items: report.items.map(({ kind, id, name, qty, amount }) => ({
        key: `${kind} ${id}`,
        name,
        count: qty,
        amount,
      })),
      rest:
        other.count === 0
          ? null
          : {
              name: t('otherItems', { count: other.count }),
              count: other.qty,
              amount: other.amount,
            },
    };
  };
}

/** `28/11`, or `11/26` for a month: short and the same in both languages. */
function shortDay({ day, month, year }: Temporal.PlainDate, grouping: Grouping): string {
  return grouping === 'month' ? `${month}/${year % 100}` : `${day}/${month}`;
}
