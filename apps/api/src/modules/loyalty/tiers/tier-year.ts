import { dayOf } from '../../../shared/time/day-of.ts';

const LAST_SECOND = Temporal.PlainTime.from('23:59:59');

/**
 * Returns the end of a tier that begins now: the last second of the same day next year, in the time
 * zone. A year that begins on 29 February ends on the 28th.
 */
export function tierEnds(begins: Temporal.Instant, zone: string): Temporal.Instant {
  const day = dayOf(begins, zone).add({ years: 1 });
  return day.toZonedDateTime({ timeZone: zone, plainTime: LAST_SECOND }).toInstant();
}

/**
 * Returns the instant after which a tier must end to be valid now. A tier stays valid throughout
 * its last second.
 */
export function countsAfter(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ seconds: 1 });
}
