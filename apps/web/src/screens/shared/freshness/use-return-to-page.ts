import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBack` when the page becomes visible again, because browsers suspend timers of background
 * pages.
 */
export function useReturnToPage(onBack: () => void): void {
  const seen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onBack();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
