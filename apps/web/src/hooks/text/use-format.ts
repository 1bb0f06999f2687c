import { createFormat, type Format, type Language } from '@claypot/i18n';
import { useTimeZone } from '../time/time-zone-context.ts';
import { useLanguage } from './use-language.ts';

const formats = new Map<string, Format>();

/** How the language in use writes amounts, dates and distances, and times in the company's zone. */
export function useFormat(): Format {
  return formatOf(useLanguage(), useTimeZone());
}

/** How a language writes amounts, dates and distances, and times in a zone. */
export function formatOf(language: Language, timeZone: string): Format {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(language, timeZone);
  formats.set(key, format);
  return format;
}
