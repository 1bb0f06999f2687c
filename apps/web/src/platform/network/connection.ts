import { createListeners } from '@claypot/domain/events';
import type { Connection } from '@claypot/domain/ports';

export interface BrowserConnection extends Connection {
  /** The server is being asked; what comes out is called once it has answered. */
  asked(): () => void;
}

/**
 * The browser's word for whether there is a network. It may be wrong when it says that there is
 * none: an answer proves it, until the network is told to be lost again. An answer to what was asked
 * before that proves nothing.
 */
export function createBrowserConnection(view: Window): BrowserConnection {
  const { subscribe, notify } = createListeners();
  const says = () => view.navigator.onLine;
  let isProven = false;
  let losses = 0;
  view.addEventListener('online', notify);
  view.addEventListener('offline', () => {
    isProven = false;
    losses += 1;
    notify();
  });
  return {
    isUp: () => says() || isProven,
    asked: () => {
      const before = losses;
      return () => {
        if (says() || isProven || losses > before) return;
        isProven = true;
        notify();
      };
    },
    subscribe,
  };
}
