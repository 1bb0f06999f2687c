import type { Wire } from '../../../../contract/wire.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';

/** How many years one question may be about. */
const MOST_YEARS = 10;

/** Days as the instants they lie between, the first included and the last not. */
export interface Span {
  readonly from: Temporal.Instant;
  readonly before: Temporal.Instant;
}

/**
 * When the days of a range begin and end by the clock of a zone, both days included.
 * @throws ApiError `INVALID_REQUEST` for a day there is none of, a range that ends before it begins
 * (`body.endDate`) or one of more than ten years (`body.startDate`).
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
