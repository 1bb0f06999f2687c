import { createListeners, type Line } from '@claypot/domain';

export interface BrowserLine extends Line {
  /** The server has answered. */
  answered(): void;
}

/**
 * The browser's word for whether there is a network. It may be wrong when it says that there is
 * none: an answer proves it, until the network is told to be lost again.
 */
export function createBrowserLine(view: Window): BrowserLine {
  const { subscribe, tell } = createListeners();
  const says = () => view.navigator.onLine;
  let isProven = false;
  view.addEventListener('online', tell);
  view.addEventListener('offline', () => {
    isProven = false;
    tell();
  });
  return {
    isUp: () => says() || isProven,
    answered: () => {
      if (says() || isProven) return;
      isProven = true;
      tell();
    },
    subscribe,
  };
}
