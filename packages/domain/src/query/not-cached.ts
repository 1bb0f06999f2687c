import type { QueryCache } from './query-cache.ts';

/** A cache that keeps nothing: each query over it asks anew, and shows nothing before the answer. */
export const NOT_CACHED: QueryCache = {
  peek: () => undefined,
  isFresh: () => false,
  put: () => undefined,
  recall: () => undefined,
  loadedAt: () => undefined,
  onLineBack: () => () => undefined,
  load: async (_, loader, signal) => loader(signal),
  forget: () => undefined,
};
