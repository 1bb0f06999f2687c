import { businessDayBounds, businessDayOf, USUAL_DAY_START } from '@claypot/domain/time';

/**
 * Returns the start of the next business day, at which a mark until tomorrow ends.
 * @param zone IANA time zone of the company.
 */
export function tomorrow(now: Temporal.Instant, zone: string): Temporal.Instant {
  const rule = { zone, startsAt: USUAL_DAY_START };
  return businessDayBounds(rule, businessDayOf(rule, now)).to;
}
