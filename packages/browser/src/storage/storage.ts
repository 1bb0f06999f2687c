import type { KeyValueStorage, ReadStore } from '@claypot/domain/ports';
import { whenIdle } from '../time/next-task.ts';

/**
 * Creates the storage port over local storage, which may be blocked, full or absent (private
 * windows, embedded views). It then stores nothing instead of throwing.
 */
export function createBrowserStorage(view: Window): KeyValueStorage {
  return {
    get: (key) => attempt(() => view.localStorage.getItem(key)) ?? null,
    set: (key, value) =>
      attempt(() => {
        view.localStorage.setItem(key, value);
        return true;
      }) ?? false,
    remove: (key) => attempt(() => view.localStorage.removeItem(key)),
    subscribe: (listener) => {
      // The event is sent to other tabs only. A null key means that all keys were cleared; it is
      // ignored.
      const hear = (event: StorageEvent) => {
        if (event.key !== null) listener(event.key);
      };
      view.addEventListener('storage', hear);
      return () => view.removeEventListener('storage', hear);
    },
  };
}

/**
 * Creates the read cache over the same storage. `whenIdle` lets the caller delay writes until the
 * page is idle or being left.
 */
export function createBrowserReads(view: Window): ReadStore {
  const { get, set, remove } = createBrowserStorage(view);
  return {
    get,
    set,
    remove,
    keys: () => attempt(() => Object.keys(view.localStorage)) ?? [],
    whenIdle: (work) => {
      // A busy page that is left never becomes idle.
      let isDone = false;
      const once = () => {
        view.removeEventListener('pagehide', once);
        if (!isDone) work();
        isDone = true;
      };
      view.addEventListener('pagehide', once);
      whenIdle(once);
    },
  };
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
