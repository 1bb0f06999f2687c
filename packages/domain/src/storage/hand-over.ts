import type { Unsent } from './unsent.ts';

export interface HandOverOptions<T> {
  readonly unsent: Unsent<T>;
  /** What the server has not confirmed; null if nothing. */
  pending(): T | null;
  /** Drops this page's changes and loads what the server has. */
  reload(): void;
}

/** Hands the changes of a page that the customer leaves to the page that is loaded next. */
export interface HandOver {
  /** The page goes away, perhaps for good. */
  leave(): void;
  /** The browser shows the very same page again. */
  comeBack(): void;
}

/**
 * Changes go on the device only when the page goes: while it is open, it sends them itself, and a
 * second tab must not send them too.
 */
export function createHandOver<T>({ pending, reload, unsent }: HandOverOptions<T>): HandOver {
  let isTransferred = false;
  return {
    leave: () => {
      const changes = pending();
      isTransferred = changes !== null && unsent.write(changes);
    },
    comeBack: () => {
      if (!isTransferred) return;
      isTransferred = false;
      // Another page has taken and sent them.
      if (unsent.read() === null) reload();
      else unsent.clear();
    },
  };
}
