/**
 * A date as contracts and a browser's date field write it, `YYYY-MM-DD`. A browser takes years of
 * more than four digits, which ISO 8601 writes with a sign.
 */
export function dateText(date: Temporal.PlainDate): string {
  return date.toString().replace(/^\+0*/, '');
}

/** The date that stands in a text; null where there is none, or none that the calendar has. */
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
