import type { Connection } from '../../ports/ports.ts';
import { onConnectionRestored } from '../base/on-connection-restored.ts';
import type { QueryCache } from './query-cache.ts';

/**
 * Returns a cache that stores nothing: each query sends a request and shows nothing before the
 * response.
 */
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
    peekDehydrated: () => undefined,
    dehydrate: () => [],
  };
}
