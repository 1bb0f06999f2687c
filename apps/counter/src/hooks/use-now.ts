import { useEffect, useState } from 'react';
import { useCounter } from './counter-context.ts';

const SECOND = 1000;

/** Returns the server's time. It renders again after each interval, in ms. */
export function useNow(interval = 30 * SECOND): Temporal.Instant {
  const { clock } = useCounter().runtime;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), interval);
    const stop = clock.onCorrected(() => setNow(clock.now()));
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [clock, interval]);
  return now;
}
