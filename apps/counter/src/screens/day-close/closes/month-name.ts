import { type Language, LOCALES } from '@claypot/i18n';

/** Returns the name of a month with its year. */
export function monthName({ month, year }: Temporal.PlainYearMonth, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(year, month - 1));
}
