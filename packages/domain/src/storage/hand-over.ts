import type { Unsent } from './unsent.ts';

export interface HandOverOptions<T> {
  readonly unsent: Unsent<T>;
  /** Returns changes that the server has not confirmed; null if none. */
  pending(): T | null;
  /** Drops the changes of this page and reloads from the server. */
  reload(): void;
}

/** Passes unconfirmed changes of a page that the customer leaves to the next page. */
export interface HandOver {
  /** Call when the page is hidden, perhaps for good. */
  leave(): void;
  /** Call when the browser restores the same page. */
  comeBack(): void;
}

/**
 * Stores changes only when the page is left. While it is open it sends them itself, and a second
 * tab must not send them too.
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
      // Another page has taken and sent the changes.
      if (unsent.read() === null) reload();
      else unsent.clear();
    },
  };
}
