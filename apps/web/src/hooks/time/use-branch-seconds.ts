import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useTimeZone } from './time-zone-context.ts';

const SECOND = 1000;

/** The present at the branches, going on by the second, for where it has to be seen that it does. */
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
