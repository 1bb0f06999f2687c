import { createFormat, type Format, type Language } from '@claypot/i18n';
import { useLanguage } from './useLanguage.ts';

const formats = new Map<Language, Format>();

/** How the language in use writes amounts, dates and distances. */
export function useFormat(): Format {
  return formatOf(useLanguage());
}

/** How a language writes amounts, dates and distances. */
export function formatOf(language: Language): Format {
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}
