import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { invalidRequest } from '../../../shared/api-error.ts';
import { type DayRange, lengthOf } from './branch-days.ts';

/** Longest range, a leap year. */
const MOST_DAYS = 366;

type Range = Pick<Schemas['SalesReportRequest'], 'range' | 'first_day' | 'last_day'>;

/**
 * Returns the days of a report.
 * @param today the current business day.
 * @throws ApiError `INVALID_REQUEST` if the range is empty, too long or given twice.
 */
export function requireRange(
  { range, first_day, last_day }: Range,
  today: Temporal.PlainDate,
): DayRange {
  if (range !== null) {
    if (first_day !== null || last_day !== null) throw invalidRequest('body.range');
    return namedRange(range, today);
  }
  if (first_day === null || last_day === null) throw invalidRequest('body.range');
  const days = {
    first: Temporal.PlainDate.from(first_day),
    last: Temporal.PlainDate.from(last_day),
  };
  const length = lengthOf(days);
  if (length < 1 || length > MOST_DAYS) throw invalidRequest('body.last_day');
  return days;
}

function namedRange(name: Schemas['ReportRange'], today: Temporal.PlainDate): DayRange {
  const month = today.with({ day: 1 });
  const yesterday = today.subtract({ days: 1 });
  switch (name) {
    case 'today':
      return { first: today, last: today };
    case 'yesterday':
      return { first: yesterday, last: yesterday };
    case 'last_7_days':
      return { first: today.subtract({ days: 6 }), last: today };
    case 'this_month':
      return { first: month, last: today };
    case 'last_month':
      return { first: month.subtract({ months: 1 }), last: month.subtract({ days: 1 }) };
  }
}
