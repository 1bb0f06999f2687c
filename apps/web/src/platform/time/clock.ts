import { createServerClock, type ServerClock } from '@claypot/domain/time';
import { CLOCK_OFFSET, storedOffset } from './clock-offset.ts';

/** Brings Temporal to the browsers that have none yet; the others load nothing. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

/** Answered by the server without any work. */
const CHEAPEST = '/healthz';

/** Asks the server for its time, past every cache. */
export type AskTime = (request: Request) => Promise<unknown>;

/**
 * The server's time in this browser. After a sleep, or after the device was set ahead, it asks the
 * server once as soon as the page is visible.
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
        if (view.document.visibilityState !== 'visible' || !clock.isInDoubt()) return;
        const url = new URL(CHEAPEST, view.location.origin);
        ask(new Request(url, { method: 'HEAD', cache: 'no-store' })).catch(() => undefined);
      });
    },
  };
}
