/** Wall-clock time at which business days begin. */
const DAY_START = Temporal.PlainTime.from('04:00');

/**
 * Returns the start of the next business day, at which a mark until tomorrow ends.
 * @param zone IANA time zone of the company.
 */
export function tomorrow(now: Temporal.Instant, zone: string): Temporal.Instant {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const startOf = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: DAY_START }).toInstant();
  const start = startOf(today);
  return Temporal.Instant.compare(now, start) < 0 ? start : startOf(today.add({ days: 1 }));
}
