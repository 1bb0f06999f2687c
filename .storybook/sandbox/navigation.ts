import type { Navigation } from '@claypot/domain/ports';

interface Place {
  /** Where in the app the customer is. */
  readonly path: string;
  /** The page outside that covers it, such as the card page; null inside the app. */
  readonly away: string | null;
}

/** A history of its own, so that the page around it stays where it is. */
export function createNavigation(start: string) {
  let history: readonly string[] = [start];
  let place: Place = { path: start, away: null };
  const listeners = new Set<() => void>();

  function arrive(next: readonly string[], away: string | null = null) {
    history = next;
    place = { path: next.at(-1) ?? start, away };
    for (const listener of listeners) listener();
  }
  const port: Navigation = {
    to: (path, { replace = false } = {}) => {
      arrive([...(replace ? history.slice(0, -1) : history), path]);
    },
    end: (path) => {
      const begun = history.lastIndexOf(path);
      if (begun >= 0) arrive(history.slice(0, begun + 1));
      else port.to(path, { replace: true });
    },
    leave: (url) => arrive(history, url),
    back: (parent) => arrive(history.length > 1 ? history.slice(0, -1) : [parent]),
  };
  return {
    port,
    read: () => place,
    /** Back from the page outside, to where the app was left. */
    comeBack: () => arrive(history),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
