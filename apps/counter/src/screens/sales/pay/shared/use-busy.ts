import { useEffect, useEffectEvent } from 'react';

/** Reports whether the form waits for an answer, also when it leaves the screen. */
export function useBusy(isBusy: boolean, onBusy: (isBusy: boolean) => void): void {
  const report = useEffectEvent(onBusy);
  useEffect(() => {
    report(isBusy);
    return () => report(false);
  }, [isBusy]);
}
