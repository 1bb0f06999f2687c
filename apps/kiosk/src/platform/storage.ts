import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { KeyValueStorage } from '@claypot/domain/ports';

/** Only the kiosk's own account may read it: it holds the name and number of who is ordering. */
const PRIVATE = 0o600;

/**
 * A store in one file, so that an order outlives the machine's power; without a file it lasts as
 * long as the process. A file that cannot be read counts as empty, one that cannot be written
 * leaves the kiosk without memory and working.
 */
export function createStorage(file: string | null): KeyValueStorage {
  const values = new Map(file === null ? [] : read(file));
  const keep = () => file === null || write(file, values);
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      return keep();
    },
    remove: (key) => {
      values.delete(key);
      keep();
    },
    // Nobody else writes to it.
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

/** Whole or not at all: a power cut leaves the old file. */
function write(file: string, values: ReadonlyMap<string, string>): boolean {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(values)), { mode: PRIVATE });
    renameSync(`${file}.new`, file);
    return true;
  } catch {
    return false;
  }
}
