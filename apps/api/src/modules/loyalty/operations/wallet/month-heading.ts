import type { Language } from '../../../../shared/text/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-MY', zh_CN: 'zh-CN' };

/** The name of an instant's month by the clock of a zone, such as "November 2026". */
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
