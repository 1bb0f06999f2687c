import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is looked at again: timers of a page in the background stand still. */
export function useComingBack(onBack: () => void): void {
  const seen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onBack();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
