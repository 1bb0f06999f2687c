import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { KeyValueStorage } from '@claypot/domain/ports';

/**
 * Readable by the kiosk's own account only: the file contains customers' names and phone numbers.
 */
const PRIVATE = 0o600;

/**
 * Key-value storage in one file, so that an order survives a power failure. Without a file, values
 * last as long as the process.
 *
 * An unreadable file counts as empty. If the file cannot be written, the kiosk works from memory.
 */
export function createStorage(file: string | null): KeyValueStorage {
  const values = new Map(file === null ? [] : read(file));
  const persist = () => file === null || write(file, values);
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      return persist();
    },
    remove: (key) => {
      values.delete(key);
      persist();
    },
    // No other process writes to the file.
    subscribe: () => () => {},
  };
}

function read(file: string): [string, string][] {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored).filter(([, value]) => typeof value === 'string');
  } catch {
    return [];
  }
}

/** Writes atomically: after a power failure the old file is intact. */
function write(file: string, values: ReadonlyMap<string, string>): boolean {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(values)), { mode: PRIVATE });
    renameSync(`${file}.new`, file);
    return true;
  } catch {
    return false;
  }
}
