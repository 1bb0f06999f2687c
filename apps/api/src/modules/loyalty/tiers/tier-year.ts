import { dayOf } from '../../../shared/time/day-of.ts';

const LAST_SECOND = Temporal.PlainTime.from('23:59:59');

/**
 * When a tier that begins now ends: with the last second of the same day next year, by the zone's
 * clock. A year that begins on 29 February ends on the 28th.
 */
export function tierEnds(begins: Temporal.Instant, zone: string): Temporal.Instant {
  const day = dayOf(begins, zone).add({ years: 1 });
  return day.toZonedDateTime({ timeZone: zone, plainTime: LAST_SECOND }).toInstant();
}

/** A tier that ends after this moment counts now: its last second counts to its end. */
export function countsAfter(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ seconds: 1 });
}
