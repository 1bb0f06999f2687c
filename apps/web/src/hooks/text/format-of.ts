import { createFormat, type Format, type Language } from '@claypot/i18n';

const formats = new Map<string, Format>();

/** Returns the cached formatter of a language and time zone. */
export function formatOf(language: Language, timeZone: string): Format {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(language, timeZone);
  formats.set(key, format);
  return format;
}
