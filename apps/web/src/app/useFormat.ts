import { createFormat, type Format, type Language } from '@claypot/i18n';
import { useTranslation } from 'react-i18next';

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

/** The language in use. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'zh_CN' ? 'zh_CN' : 'en';
}
