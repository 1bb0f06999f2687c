import type { KeyValueStorage } from '@claypot/domain/ports';

/**
 * Creates the storage port over local storage, which may be blocked, full or absent (private
 * windows). It then stores nothing instead of throwing.
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
      // The event is sent to other tabs only. A null key means that all keys were cleared.
      const hear = (event: StorageEvent) => {
        if (event.key !== null) listener(event.key);
      };
      view.addEventListener('storage', hear);
      return () => view.removeEventListener('storage', hear);
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
