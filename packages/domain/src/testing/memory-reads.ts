import type { ReadStore } from '../ports/ports.ts';
import { type MemoryStorage, memoryStorage, type StorageMode } from './memory-storage.ts';

export interface MemoryReads extends ReadStore {
  readonly entries: MemoryStorage['entries'];
  /** Runs the work that waits for an idle browser. */
  rest(): void;
}

/** Returns an in-memory storage for offline reads. */
export function memoryReads(mode: StorageMode = 'works'): MemoryReads {
  const storage = memoryStorage({}, mode);
  const later: (() => void)[] = [];
  return {
    entries: storage.entries,
    get: storage.get,
    set: storage.set,
    remove: storage.remove,
    keys: () => [...storage.entries.keys()],
    whenIdle: (work) => void later.push(work),
    rest: () => {
      for (const work of later.splice(0)) work();
    },
  };
}
