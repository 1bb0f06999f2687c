import { useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';

/** The zone all branches keep their hours in; the device's own never plays a part. */
const BRANCH_ZONE = 'Asia/Kuala_Lumpur';
const MINUTE = 60_000;

/** The present at the branches, to the minute. */
export function useBranchNow(): Temporal.ZonedDateTime {
  const { clock } = useApp().ports;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), MINUTE);
    return () => clearInterval(timer);
  }, [clock]);
  return now.toZonedDateTimeISO(BRANCH_ZONE);
}
