import type { Stored } from './stored.ts';

/**
 * The same thing, known to this page too: what another tab takes off the device, or what the device
 * does not keep, stays here for as long as the page lives.
 */
export function withMemory<T>(stored: Stored<T>): Stored<T> {
  let known: T | null = null;
  return {
    ...stored,
    read: () => stored.read() ?? known,
    write: (value) => {
      known = value;
      return stored.write(value);
    },
    clear: () => {
      known = null;
      stored.clear();
    },
  };
}
