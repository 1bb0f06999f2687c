import type { KeyValueStorage } from '../ports/ports.ts';

/** Creates a storage that lasts as long as the process. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    // No other process writes to it.
    subscribe: () => () => undefined,
  };
}
