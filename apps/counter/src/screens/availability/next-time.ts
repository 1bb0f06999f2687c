/**
 * Returns the next moment at a wall-clock time.
 * @param text `HH:MM`, as a time field has it.
 * @param zone IANA time zone of the company.
 * @returns null if the text is no time.
 */
export function nextTime(
  text: string,
  now: Temporal.Instant,
  zone: string,
): Temporal.Instant | null {
  if (!/^\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const plainTime = Temporal.PlainTime.from(text);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const on = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
  const time = on(today);
  return Temporal.Instant.compare(time, now) > 0 ? time : on(today.add({ days: 1 }));
}
