import type { KeyValueStorage } from '../ports/ports.ts';

/**
 * `works`; `blocked`: reads and writes nothing, as in a locked-down private window; `full`: reads
 * but rejects writes; `rubbish`: every value read is damaged.
 */
export type StorageMode = 'works' | 'blocked' | 'full' | 'rubbish';

export interface MemoryStorage extends KeyValueStorage {
  /** Stored entries, in any mode. */
  readonly entries: ReadonlyMap<string, string>;
  become(mode: StorageMode): void;
  /** Writes like another tab of the same browser; null removes the key. */
  changeFromAnotherTab(key: string, value: string | null): void;
}

/** Returns a storage for tests that can fail in every way a browser's storage does. */
export function memoryStorage(
  initial: Readonly<Record<string, string>> = {},
  startMode: StorageMode = 'works',
): MemoryStorage {
  const entries = new Map(Object.entries(initial));
  const listeners = new Set<(key: string) => void>();
  let mode = startMode;

  const put = (key: string, value: string | null) => {
    if (value === null) entries.delete(key);
    else entries.set(key, value);
  };

  return {
    entries,
    become: (next) => {
      mode = next;
    },
    changeFromAnotherTab: (key, value) => {
      put(key, value);
      for (const listener of listeners) listener(key);
    },
    get: (key) => {
      if (mode === 'blocked') return null;
      if (mode === 'rubbish') return '{"version":';
      return entries.get(key) ?? null;
    },
    set: (key, value) => {
      if (mode === 'blocked' || mode === 'full') return false;
      put(key, value);
      return true;
    },
    remove: (key) => {
      if (mode !== 'blocked') put(key, null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
