import { ALWAYS_UP, type Clock, type Connection } from '../../ports/ports.ts';
import { onConnectionRestored } from './on-connection-restored.ts';
import type { PersistedRead, PersistedReads } from './persisted-reads.ts';
import { beginsWith, keyId, type QueryKey } from './query-key.ts';

type Loader<TData> = (signal: AbortSignal) => PromiseLike<TData>;

interface Entry {
  readonly key: QueryKey<unknown>;
  readonly data: unknown;
  /** Epoch milliseconds by the injected clock. */
  readonly loadedAt: number;
}

interface Recalled<TData> extends PersistedRead {
  readonly data: TData;
}

interface Request {
  readonly key: QueryKey<unknown>;
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  askers: number;
}

export interface QueryCache {
  /** What was last loaded under `key`, however old; undefined when nothing was. */
  peek<TData>(key: QueryKey<TData>): TData | undefined;
  /** What an earlier visit read under `key`: worth showing, and never fresh. */
  recall<TData>(key: QueryKey<TData>): Recalled<TData> | undefined;
  /** When what stands under `key` was loaded, in epoch milliseconds; undefined where nothing does. */
  loadedAt(key: QueryKey<unknown>): number | undefined;
  /** Calls back when the line is back; answers the way to stop. */
  onConnectionRestored(listener: () => void): () => void;
  /** Whether it was loaded less than `staleAfter` milliseconds ago. */
  isFresh(key: QueryKey<unknown>, staleAfter: number): boolean;
  /** Takes in what came another way than by `load`, as with the page. */
  put<TData>(key: QueryKey<TData>, data: TData): void;
  /**
   * Loads anew. Askers of one key share one request, which is given up when the signal of the last
   * of them is aborted.
   */
  load<TData>(key: QueryKey<TData>, loader: Loader<TData>, signal: AbortSignal): Promise<TData>;
  /**
   * Drops all that stands under keys that begin with `prefix`; without one, everything. What is on
   * its way still reaches those who asked, and is not kept.
   */
  invalidate(prefix?: QueryKey<unknown>): void;
}

/**
 * One memory of loaded things for the whole app. It loads only when asked to, and once (spec §9).
 *
 * @param kept what the device keeps of it for the next visit; without it that is nothing.
 */
export function createQueryCache(
  clock: Clock,
  kept?: PersistedReads,
  connection: Connection = ALWAYS_UP,
): QueryCache {
  const entries = new Map<string, Entry>();
  const requests = new Map<string, Request>();
  // The one place where a key's type is taken at its word: `put` and `load` keep it.
  const dataOf = <TData>(data: unknown, _: QueryKey<TData>) => data as TData;

  function put<TData>(key: QueryKey<TData>, data: TData, askedBy: string | null): void {
    const loadedAt = clock.now().epochMilliseconds;
    entries.set(keyId(key), { key, data, loadedAt });
    kept?.write(key, { data, loadedAt }, askedBy);
  }

  function end(request: Request): boolean {
    const id = keyId(request.key);
    return requests.get(id) === request && requests.delete(id);
  }

  function begin<TData>(key: QueryKey<TData>, loader: Loader<TData>): Request {
    const controller = new AbortController();
    const askedBy = kept?.owner() ?? null;
    const load = async () => loader(controller.signal);
    const answer = load().then(
      (data) => {
        if (end(request)) put(key, data, askedBy);
        return data;
      },
      (error: unknown) => {
        end(request);
        throw error;
      },
    );
    const request: Request = { key, answer, controller, askers: 0 };
    requests.set(keyId(key), request);
    return request;
  }

  return {
    peek(key) {
      const entry = entries.get(keyId(key));
      return entry && dataOf(entry.data, key);
    },
    isFresh(key, staleAfter) {
      const entry = entries.get(keyId(key));
      return entry !== undefined && clock.now().epochMilliseconds - entry.loadedAt < staleAfter;
    },
    put: (key, data) => put(key, data, kept?.owner() ?? null),
    recall(key) {
      const read = kept?.read(key);
      return read && { data: dataOf(read.data, key), loadedAt: read.loadedAt };
    },
    loadedAt: (key) => entries.get(keyId(key))?.loadedAt,
    onConnectionRestored: (listener) => onConnectionRestored(connection, listener),
    async load(key, loader, signal) {
      const request = requests.get(keyId(key)) ?? begin(key, loader);
      request.askers += 1;
      const leave = () => {
        request.askers -= 1;
        if (request.askers > 0) return;
        end(request);
        request.controller.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return dataOf(await request.answer, key);
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
    invalidate(prefix = []) {
      kept?.invalidate(prefix.length === 0 ? undefined : prefix);
      for (const kept of [entries, requests]) {
        for (const [id, { key }] of kept) if (beginsWith(key, prefix)) kept.delete(id);
      }
    },
  };
}

/** What this visit knows of a thing, else what an earlier one has read, however old. */
export function cachedUnder<TData>(cache: QueryCache, key: QueryKey<TData>): TData | undefined {
  return cache.peek(key) ?? cache.recall(key)?.data;
}
