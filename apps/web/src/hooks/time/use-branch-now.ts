import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useTimeZone } from './time-zone-context.ts';

const MINUTE = 60_000;

/** Returns the current time in the company's time zone, updated at the start of each minute. */
export function useBranchNow(): Temporal.ZonedDateTime {
  const { clock } = useApp().ports;
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const untilNextMinute = MINUTE - (now.epochMilliseconds % MINUTE);
    const timer = setTimeout(() => setNow(clock.now()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [clock, now]);
  useEffect(() => clock.onCorrected?.(() => setNow(clock.now())), [clock]);
  return now.toZonedDateTimeISO(timeZone);
}
