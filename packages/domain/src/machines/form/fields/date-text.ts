/**
 * Formats a date as `YYYY-MM-DD`, like the contract and a browser's date field. Years of more than
 * four digits have no sign, unlike in ISO 8601.
 */
export function dateText(date: Temporal.PlainDate): string {
  return date.toString().replace(/^\+0*/, '');
}

/**
 * Parses a date of the form `YYYY-MM-DD`; years may have up to six digits. Returns null if the text
 * is malformed or the date does not exist.
 */
export function dateOf(text: string): Temporal.PlainDate | null {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const fields = { year: Number(year), month: Number(month), day: Number(day) };
  try {
    return Temporal.PlainDate.from(fields, { overflow: 'reject' });
  } catch {
    return null;
  }
}
