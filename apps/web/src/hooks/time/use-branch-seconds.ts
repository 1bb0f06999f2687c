import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useTimeZone } from './time-zone-context.ts';

const SECOND = 1000;

/**
 * Returns the current time in the company's time zone, updated every second, for visible clocks.
 */
export function useBranchSeconds(): Temporal.ZonedDateTime {
  const { clock } = useApp().ports;
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const untilNext = SECOND - (now.epochMilliseconds % SECOND);
    const timer = setTimeout(() => setNow(clock.now()), untilNext);
    return () => clearTimeout(timer);
  }, [clock, now]);
  useEffect(() => clock.onCorrected?.(() => setNow(clock.now())), [clock]);
  return now.toZonedDateTimeISO(timeZone);
}
