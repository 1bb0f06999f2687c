import type { KeyValueStorage, ReadStore } from '@claypot/domain/ports';
import { whenIdle } from '../time/next-task.ts';

/**
 * The browser's local storage, which may be blocked, full or absent (private windows, embedded
 * views): then it forgets instead of failing.
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
      // The event is sent to the other tabs only. A null key means that all was cleared.
      const hear = (event: StorageEvent) => {
        if (event.key !== null) listener(event.key);
      };
      view.addEventListener('storage', hear);
      return () => view.removeEventListener('storage', hear);
    },
  };
}

/** The same store, in which what was read waits for a moment in which nobody waits, or for the last. */
export function createBrowserReads(view: Window): ReadStore {
  const { get, set, remove } = createBrowserStorage(view);
  return {
    get,
    set,
    remove,
    keys: () => attempt(() => Object.keys(view.localStorage)) ?? [],
    whenIdle: (work) => {
      // A busy page that is left has no such moment any more.
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
