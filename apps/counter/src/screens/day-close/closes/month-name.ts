import { type Language, LOCALES } from '@claypot/i18n';

/** Returns the name of a date's month with its year. */
export function monthName({ month, year }: Temporal.PlainDate, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(year, month - 1));
}
