import { useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';

/** The zone all branches keep their hours in; the device's own never plays a part. */
const BRANCH_ZONE = 'Asia/Kuala_Lumpur';
const MINUTE = 60_000;

/** The present at the branches. It goes on as each minute begins, when what hangs on it changes. */
export function useBranchNow(): Temporal.ZonedDateTime {
  const { clock } = useApp().ports;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const untilNextMinute = MINUTE - (now.epochMilliseconds % MINUTE);
    const timer = setTimeout(() => setNow(clock.now()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [clock, now]);
  return now.toZonedDateTimeISO(BRANCH_ZONE);
}
