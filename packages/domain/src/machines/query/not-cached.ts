import type { Line } from '../../ports/ports.ts';
import { onLineBack } from './on-line-back.ts';
import type { QueryCache } from './query-cache.ts';

/** A cache that keeps nothing: each query over it asks anew, and shows nothing before the answer. */
export function createNotCached(line: Line): QueryCache {
  return {
    peek: () => undefined,
    isFresh: () => false,
    put: () => undefined,
    recall: () => undefined,
    loadedAt: () => undefined,
    onLineBack: (listener) => onLineBack(line, listener),
    load: async (_, loader, signal) => loader(signal),
    forget: () => undefined,
  };
}
