import { QueryClient, type QueryKey } from '@tanstack/query-core';
import type { Clock } from '../ports.ts';

interface Entry {
  data: unknown;
  /** Epoch milliseconds by the injected clock: query-core itself would read the system's. */
  loadedAt: number;
}

export interface ResourceCache {
  /** What was last loaded under `key`, however old. */
  peek(key: QueryKey): { data: unknown } | undefined;
  /** Whether it was loaded less than `staleAfter` milliseconds ago. */
  isFresh(key: QueryKey, staleAfter: number): boolean;
  /**
   * Loads anew. Askers of one key share one request, which is given up when the last of them
   * has gone.
   */
  load(
    key: QueryKey,
    loader: (signal: AbortSignal) => Promise<unknown>,
    signal: AbortSignal,
  ): Promise<unknown>;
  /** Drops all that stands under keys that begin with `prefix`; without one, everything. */
  forget(prefix?: QueryKey): void;
}

/** One memory of loaded things for the whole app (spec §9: no retry, no refetch on focus). */
export function createResourceCache(clock: Clock): ResourceCache {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 0, gcTime: Number.POSITIVE_INFINITY },
    },
  });
  const waiting = new Map<string, number>();
  const entry = (key: QueryKey) => client.getQueryData<Entry>(key);

  function leave(key: QueryKey): void {
    const id = JSON.stringify(key);
    const left = (waiting.get(id) ?? 1) - 1;
    waiting.set(id, left);
    if (left === 0) void client.cancelQueries({ queryKey: key, exact: true });
  }

  return {
    peek: (key) => entry(key),
    isFresh(key, staleAfter) {
      const known = entry(key);
      return known !== undefined && clock.now().epochMilliseconds - known.loadedAt < staleAfter;
    },
    async load(key, loader, signal) {
      const id = JSON.stringify(key);
      waiting.set(id, (waiting.get(id) ?? 0) + 1);
      const giveUp = () => leave(key);
      signal.addEventListener('abort', giveUp, { once: true });
      try {
        const loaded = await client.query({
          queryKey: key,
          // Offline is an answer like any other here: a paused request would hang for ever.
          networkMode: 'always',
          queryFn: async (context): Promise<Entry> => ({
            data: await loader(context.signal),
            loadedAt: clock.now().epochMilliseconds,
          }),
        });
        return loaded.data;
      } finally {
        signal.removeEventListener('abort', giveUp);
        if (!signal.aborted) waiting.set(id, (waiting.get(id) ?? 1) - 1);
      }
    },
    forget(prefix) {
      client.removeQueries(prefix ? { queryKey: prefix } : {});
    },
  };
}
