import type { DaySales } from '@claypot/sdk/counter';

/** Days that a chart shows as one column. */
export interface DayGroup {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
  readonly order_count: number;
  /** In cents. */
  readonly sales: number;
  readonly refunds: number;
}

/** Most columns that can be told apart and pressed on a phone. */
const MOST_DAYS = 45;
const MOST_WEEKS = 200;

/** How the days of a range are grouped. */
export type Grouping = 'day' | 'week' | 'month';

/** Returns how to group a number of days, so that a chart on a phone can show them. */
export function groupingOf(days: number): Grouping {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS ? 'week' : 'month';
}

/** Groups days by calendar week, from Monday on, or by month. The first and last can be shorter. */
export function groupDays(days: readonly DaySales[], grouping: Grouping): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const { day, order_count, refunds, sales } of days) {
    const date = Temporal.PlainDate.from(day);
    const key = startOf(date, grouping).toString();
    const group = groups.get(key);
    groups.set(key, {
      first: group?.first ?? date,
      last: date,
      order_count: (group?.order_count ?? 0) + order_count,
      sales: (group?.sales ?? 0) + sales,
      refunds: (group?.refunds ?? 0) + refunds,
    });
  }
  return [...groups.values()];
}

function startOf(date: Temporal.PlainDate, grouping: Grouping): Temporal.PlainDate {
  switch (grouping) {
    case 'day':
      return date;
    case 'week':
      return date.subtract({ days: date.dayOfWeek - 1 });
    case 'month':
      return date.with({ day: 1 });
  }
}
