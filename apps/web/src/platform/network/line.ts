import { createListeners } from '@claypot/domain/events';
import type { Line } from '@claypot/domain/ports';

export interface BrowserLine extends Line {
  /** The server is being asked; what comes out is called once it has answered. */
  asked(): () => void;
}

/**
 * The browser's word for whether there is a network. It may be wrong when it says that there is
 * none: an answer proves it, until the network is told to be lost again. An answer to what was asked
 * before that proves nothing.
 */
export function createBrowserLine(view: Window): BrowserLine {
  const { subscribe, tell } = createListeners();
  const says = () => view.navigator.onLine;
  let isProven = false;
  let losses = 0;
  view.addEventListener('online', tell);
  view.addEventListener('offline', () => {
    isProven = false;
    losses += 1;
    tell();
  });
  return {
    isUp: () => says() || isProven,
    asked: () => {
      const before = losses;
      return () => {
        if (says() || isProven || losses > before) return;
        isProven = true;
        tell();
      };
    },
    subscribe,
  };
}
