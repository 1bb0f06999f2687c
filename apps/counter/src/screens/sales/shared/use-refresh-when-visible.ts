import { useEffect } from 'react';

/** Sends `REFRESH` when the page becomes visible again, because the stream stops meanwhile. */
export function useRefreshWhenVisible(actor: { send(event: { type: 'REFRESH' }): void }): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'REFRESH' });
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [actor]);
}
