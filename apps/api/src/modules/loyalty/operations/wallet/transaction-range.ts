import type { Wire } from '../../../../contract/wire.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';

/** Maximum length of a requested range, in years. */
const MOST_YEARS = 10;

/** Half-open interval of instants: `from` is included, `before` is not. */
export interface Span {
  readonly from: Temporal.Instant;
  readonly before: Temporal.Instant;
}

/**
 * Returns the interval from the first day's start to the last day's end in a time zone.
 *
 * @throws ApiError `INVALID_REQUEST` for an invalid date, a range that ends before it begins
 * (`body.endDate`) or one longer than ten years (`body.startDate`).
 */
export function readRange(range: Wire['TransactionRange'], zone: string): Span {
  const start = readDay(range.startDate, 'body.startDate');
  const end = readDay(range.endDate, 'body.endDate');
  if (Temporal.PlainDate.compare(end, start) < 0) throw invalidRequest('body.endDate');
  const earliest = end.subtract({ years: MOST_YEARS });
  if (Temporal.PlainDate.compare(start, earliest) < 0) throw invalidRequest('body.startDate');
  return { from: midnight(start, zone), before: midnight(end.add({ days: 1 }), zone) };
}

function readDay(day: string, path: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    throw invalidRequest(path);
  }
}

function midnight(day: Temporal.PlainDate, zone: string): Temporal.Instant {
  return day.toZonedDateTime(zone).toInstant();
}
