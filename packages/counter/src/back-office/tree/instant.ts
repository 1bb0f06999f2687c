/** Returns an instant of the files as local date and time of a zone; empty if it is none. */
export function localOfInstant(text: string, timeZone: string): string {
  try {
    const local = Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).toPlainDateTime();
    return local.toString({ smallestUnit: 'minute' });
  } catch {
    return '';
  }
}

/** Returns local date and time of a zone as an instant with its offset. */
export function instantOfLocal(local: string, timeZone: string): string {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone);
  return zoned.toString({ smallestUnit: 'second', timeZoneName: 'never' });
}
