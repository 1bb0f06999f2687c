import { createContext, type Provider, useContext } from 'react';

const TimeZoneContext = createContext<string | null>(null);

export const TimeZoneProvider: Provider<string | null> = TimeZoneContext.Provider;

/**
 * Returns the company's IANA time zone, in which all times are shown. Throws outside of
 * `TimeZoneProvider`.
 */
export function useTimeZone(): string {
  const timeZone = useContext(TimeZoneContext);
  if (timeZone === null) throw new Error('useTimeZone is used outside of TimeZoneProvider');
  return timeZone;
}
