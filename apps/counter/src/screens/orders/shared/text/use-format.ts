import { createFormat, type Format, languageOf } from '@claypot/i18n';
import { createContext, type Provider, useContext } from 'react';
import { useTranslation } from 'react-i18next';

const TimeZoneContext = createContext<string | null>(null);

/** Provides the company's IANA time zone, in which all times of orders are shown. */
export const OrdersTimeZone: Provider<string | null> = TimeZoneContext.Provider;

const formats = new Map<string, Format>();

/**
 * Returns the formatter of amounts and times in the current language and the company's time zone.
 * Throws outside of `OrdersTimeZone`.
 */
export function useFormat(): Format {
  const timeZone = useContext(TimeZoneContext);
  const language = languageOf(useTranslation().i18n);
  if (timeZone === null) throw new Error('useFormat is used outside of OrdersTimeZone');
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(language, timeZone);
  formats.set(key, format);
  return format;
}
