import { createListeners } from '@claypot/domain/events';
import type { Connection } from '@claypot/domain/ports';

export interface BrowserConnection extends Connection {
  /** Called when a request is sent. Returns a function to call once its response arrives. */
  asked(): () => void;
}

/**
 * Creates the connection port. The browser may wrongly report that it is offline: a response proves
 * otherwise, until the next offline event. A response to a request sent before that event proves
 * nothing.
 */
export function createBrowserConnection(view: Window): BrowserConnection {
  const { subscribe, notify } = createListeners();
  const isOnLine = () => view.navigator.onLine;
  let isProven = false;
  let offlineEvents = 0;
  view.addEventListener('online', notify);
  view.addEventListener('offline', () => {
    isProven = false;
    offlineEvents += 1;
    notify();
  });
  return {
    isUp: () => isOnLine() || isProven,
    asked: () => {
      const before = offlineEvents;
      return () => {
        if (isOnLine() || isProven || offlineEvents > before) return;
        isProven = true;
        notify();
      };
    },
    subscribe,
  };
}
