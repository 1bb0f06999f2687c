import type { Connection } from '../../ports/ports.ts';
import { onConnectionRestored } from './on-connection-restored.ts';
import type { QueryCache } from './query-cache.ts';

/** A cache that keeps nothing: each query over it asks anew, and shows nothing before the answer. */
export function createNotCached(connection: Connection): QueryCache {
  return {
    peek: () => undefined,
    isFresh: () => false,
    put: () => undefined,
    recall: () => undefined,
    loadedAt: () => undefined,
    onConnectionRestored: (listener) => onConnectionRestored(connection, listener),
    load: async (_, loader, signal) => loader(signal),
    invalidate: () => undefined,
  };
}
