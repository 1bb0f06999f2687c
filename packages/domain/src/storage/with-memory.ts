import type { Stored } from './stored.ts';

/**
 * Adds an in-memory copy to a stored record. It remains for the life of the page if another tab
 * clears the record or the device cannot store it.
 */
export function withMemory<T>(stored: Stored<T>): Stored<T> {
  let cached: T | null = null;
  return {
    ...stored,
    read: () => stored.read() ?? cached,
    write: (value) => {
      cached = value;
      return stored.write(value);
    },
    clear: () => {
      cached = null;
      stored.clear();
    },
  };
}
