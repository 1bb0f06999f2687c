import { createFormat, type Format, type Language } from '@claypot/i18n';
import { useTimeZone } from '../time/time-zone-context.ts';
import { useLanguage } from './use-language.ts';

const formats = new Map<string, Format>();

/**
 * Returns the formatter of amounts, dates, distances and times in the current language and the
 * company's time zone.
 */
export function useFormat(): Format {
  return formatOf(useLanguage(), useTimeZone());
}

/** Returns the cached formatter of a language and time zone. */
function formatOf(language: Language, timeZone: string): Format {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(language, timeZone);
  formats.set(key, format);
  return format;
}
