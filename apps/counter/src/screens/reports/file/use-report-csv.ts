import { type CsvCell, csvHead, csvRow } from '@claypot/domain/text';
import type { SalesReport } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useReportCharts } from '../charts/use-report-charts.ts';
import type { FigureRow } from '../parts/FigureTable.tsx';
import { useReportRows } from '../parts/use-report-rows.ts';

type Line = readonly CsvCell[];

/** Amounts of these rows are in cents; all other figures are numbers. */
const COUNTS: ReadonlySet<string> = new Set([
  'orders',
  'active',
  'joined',
  'top_up_count',
  'points_earned',
  'points_spent',
]);

/** Returns a function from a report to a CSV file, in the language of the person. */
export function useReportCsv(): (report: SalesReport) => string {
  const { t } = useTranslation('counterReports');
  const rowsOf = useReportRows();
  const chartsOf = useReportCharts();

  const figures = (title: string, rows: readonly FigureRow[], areCounts = false): Line[] =>
    rows.map(({ key, label, now }) =>
      areCounts || COUNTS.has(key) ? [title, label, now, null] : [title, label, null, amount(now)],
    );

  return (report) => {
    const rows = rowsOf(report);
    const charts = chartsOf(report);
    const named = (title: string, bars: readonly Named[]): Line[] =>
      bars.map((bar) => [title, bar.name, bar.count, amount(bar.amount)]);
    const lines: Line[] = [
      ...figures(t('figures'), rows.sales),
      ...report.by_day.map(
        (day): Line => [t('byDay'), day.day, day.order_count, amount(day.sales)],
      ),
      ...named(t('byHour'), charts.hours),
      ...named(t('byBranch'), charts.branches),
      ...named(t('byMethod'), charts.methods),
      ...named(t('byPayment'), charts.payments),
      ...named(t('byDish'), [...charts.items, ...(charts.rest === null ? [] : [charts.rest])]),
      ...figures(t('bookings'), rows.bookings, true),
      ...figures(t('members'), rows.members),
    ];
    const head = [
      t('column_section'),
      t('column_name'),
      t('column_count'),
      t('column_amount'),
    ] as const;
    return csvHead(head) + lines.map(csvRow).join('');
  };
}

interface Named {
  readonly name: string;
  readonly count: number;
  readonly amount: number;
}

/** Writes cents as `12.50`, without thousands separators, so that spreadsheets calculate with it. */
function amount(cents: number | null): string | null {
  return cents === null ? null : (cents / 100).toFixed(2);
}
