import { createFormat, type Format, LANGUAGES, type Language } from '@claypot/i18n';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeZoneContext } from './time-zone-context.ts';

const formats = new Map<string, Format>();

/** Returns the current language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((each) => each === i18n.language) ?? 'en';
}

/** Returns the formatter of dates and times in the current language and the company's zone. */
export function useFormat(): Format {
  const language = useLanguage();
  const timeZone = use(TimeZoneContext);
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(language, timeZone);
  formats.set(key, format);
  return format;
}
