import type { Language } from '../../../../shared/text/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-MY', zh_CN: 'zh-CN' };

/** Returns a formatter for an instant's month in a time zone, such as "November 2026". */
export function monthHeadings(
  language: Language,
  timeZone: string,
): (instant: Temporal.Instant) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: 'long',
    timeZone,
  });
  return (instant) => format.format(instant.epochMilliseconds);
}
