import { createContext, type Provider, useContext } from 'react';

const TimeZoneContext = createContext<string | null>(null);

export const TimeZoneProvider: Provider<string | null> = TimeZoneContext.Provider;

/** The IANA zone of the company's record, in which every time is told. */
export function useTimeZone(): string {
  const timeZone = useContext(TimeZoneContext);
  if (timeZone === null) throw new Error('useTimeZone is used outside of TimeZoneProvider');
  return timeZone;
}
