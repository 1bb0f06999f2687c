import { useEffect, useEffectEvent } from 'react';

/** Runs when the visitor comes back to the tab after having been elsewhere. */
export function useOnReturn(run: () => void): void {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') run();
  });
  useEffect(() => {
    const look = () => returned();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
