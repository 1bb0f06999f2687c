import { createServerClock, type ServerClock } from '@claypot/domain/time';
import { CLOCK_OFFSET, storedOffset } from './clock-offset.ts';

/** The server handles this path without any work. */
const CHEAPEST = '/healthz';

/** Sends a request for the server's time that bypasses all caches. */
export type AskTime = (request: Request) => Promise<unknown>;

/**
 * Creates the server clock of a browser. After a sleep, or if the device's clock was set ahead, it
 * requests the time once the page is visible.
 */
export function createBrowserClock(view: Window): ServerClock & { follow(ask: AskTime): void } {
  const clock = createServerClock(
    { wall: () => Date.now(), steady: () => performance.now() },
    {
      read: () => storedOffset(view),
      write: (offset) => {
        try {
          view.localStorage.setItem(CLOCK_OFFSET, String(offset));
        } catch {
          // Storage is blocked: the next visit measures again.
        }
      },
    },
  );
  return {
    ...clock,
    follow: (ask) => {
      view.document.addEventListener('visibilitychange', () => {
        if (view.document.visibilityState !== 'visible' || !clock.isUncertain()) return;
        const url = new URL(CHEAPEST, view.location.origin);
        ask(new Request(url, { method: 'HEAD', cache: 'no-store' })).catch(() => undefined);
      });
    },
  };
}
