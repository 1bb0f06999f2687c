import { invalidRequest } from '../../../shared/api-error.ts';
import { QUARTER_MILLISECONDS } from '../times/offered-times.ts';

/** Days ahead up to which staff can book. Customers see fewer. */
const MOST_DAYS = 366;

/**
 * Reads a date and a time at the branch.
 * @param zone IANA time zone of the branch
 * @returns epoch milliseconds
 * @throws ApiError `INVALID_REQUEST` for a date that does not exist, a time that the clocks skip, a
 *   time between two quarters of an hour, and one that is more than a year ahead
 */
export function requireQuarter(
  date: string,
  time: string,
  zone: string,
  now: Temporal.Instant,
): number {
  const start = readWallTime(date, time, zone);
  const isFar = start > now.add({ hours: MOST_DAYS * 24 }).epochMilliseconds;
  if (start % QUARTER_MILLISECONDS !== 0 || isFar) throw invalidRequest('body.time');
  return start;
}

function readWallTime(date: string, time: string, zone: string): number {
  const day = requireDate(date);
  const plainTime = Temporal.PlainTime.from(time);
  const start = day.toZonedDateTime({ timeZone: zone, plainTime });
  if (!start.toPlainTime().equals(plainTime)) throw invalidRequest('body.time');
  return start.epochMilliseconds;
}

/** Reads a date. @throws ApiError `INVALID_REQUEST` for a date that does not exist. */
export function requireDate(date: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' });
  } catch {
    throw invalidRequest('body.date');
  }
}

/** Returns a date at the branch as a stay in epoch milliseconds, which begins and ends on midnight. */
export function dayStay(date: Temporal.PlainDate, zone: string) {
  const midnight = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone }).epochMilliseconds;
  return { start: midnight(date), end: midnight(date.add({ days: 1 })) };
}
