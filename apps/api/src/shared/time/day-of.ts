/** The day that an instant falls on in a zone. */
export function dayOf(instant: Temporal.Instant, zone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(zone).toPlainDate();
}
