import { ALWAYS_UP, type Clock, type Connection } from '../../ports/ports.ts';
import { onConnectionRestored } from '../base/on-connection-restored.ts';
import type { PersistedRead, PersistedReads } from './persisted-reads.ts';
import { hasPrefix, keyId, type QueryKey } from './query-key.ts';

type Loader<TData> = (signal: AbortSignal) => PromiseLike<TData>;

/** Data that a server loaded for the first render of a page. JSON without loss. */
export interface DehydratedRead {
  readonly key: QueryKey<unknown>;
  readonly data: unknown;
  /** Epoch ms of the injected clock. */
  readonly loadedAt: number;
}

interface Entry extends DehydratedRead {
  /** True if the page brought the data, so that its first use sends no request. */
  readonly isDehydrated?: boolean;
}

/** Age in ms up to which dehydrated data counts as fresh: a page on a slow line takes that long. */
const DEHYDRATED_FRESH = 15_000;

interface Recalled<TData> extends PersistedRead {
  readonly data: TData;
}

interface Request {
  readonly key: QueryKey<unknown>;
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

export interface QueryCache {
  /** Returns the data last loaded under `key`, of any age; undefined if there is none. */
  peek<TData>(key: QueryKey<TData>): TData | undefined;
  /** Returns data persisted by an earlier visit under `key`; never fresh. */
  recall<TData>(key: QueryKey<TData>): Recalled<TData> | undefined;
  /** Returns the time of loading in epoch ms; undefined if nothing is loaded. */
  loadedAt(key: QueryKey<unknown>): number | undefined;
  /** Calls the listener when the connection is restored. Returns an unsubscribe function. */
  onConnectionRestored(listener: () => void): () => void;
  /** Returns true if loaded less than `staleAfter` ms ago. */
  isFresh(key: QueryKey<unknown>, staleAfter: number): boolean;
  /** Caches data that was not loaded by `load`, for example embedded in the page. */
  put<TData>(key: QueryKey<TData>, data: TData): void;
  /**
   * Loads data. Callers of the same key share one request, which is aborted when the signals of all
   * of them are.
   */
  load<TData>(key: QueryKey<TData>, loader: Loader<TData>, signal: AbortSignal): Promise<TData>;
  /**
   * Invalidates all keys that begin with `prefix`; everything if omitted. Requests in progress
   * still resolve but are not cached.
   */
  invalidate(prefix?: QueryKey<unknown>): void;
  /** Returns data that the page brought, while it counts as fresh; undefined if there is none. */
  peekDehydrated<TData>(key: QueryKey<TData>): TData | undefined;
  /** Returns all cached data, for the page. From then on it counts as fresh, as in the page. */
  dehydrate(): readonly DehydratedRead[];
}

/**
 * Returns the query cache of the app. It loads only on request, and sends one request at a time per
 * key (spec §9).
 *
 * @param persisted reads persisted for the next visit; none if omitted
 * @param dehydrated data that the server has loaded for the page
 */
export function createQueryCache(
  clock: Clock,
  persisted?: PersistedReads,
  connection: Connection = ALWAYS_UP,
  dehydrated: readonly DehydratedRead[] = [],
): QueryCache {
  const entries = new Map<string, Entry>(
    dehydrated.map((read) => [keyId(read.key), { ...read, isDehydrated: true }]),
  );
  const requests = new Map<string, Request>();
  for (const read of dehydrated) persisted?.write(read.key, read, persisted.owner());
  // The only cast to the type of a key; `put` and `load` guarantee it.
  const dataOf = <TData>(data: unknown, _: QueryKey<TData>) => data as TData;

  const ageOf = ({ loadedAt }: Entry) => clock.now().epochMilliseconds - loadedAt;

  function put<TData>(key: QueryKey<TData>, data: TData, requestedBy: string | null): void {
    const loadedAt = clock.now().epochMilliseconds;
    entries.set(keyId(key), { key, data, loadedAt });
    persisted?.write(key, { data, loadedAt }, requestedBy);
  }

  function end(request: Request): boolean {
    const id = keyId(request.key);
    return requests.get(id) === request && requests.delete(id);
  }

  function startRequest<TData>(key: QueryKey<TData>, loader: Loader<TData>): Request {
    const controller = new AbortController();
    const requestedBy = persisted?.owner() ?? null;
    const load = async () => loader(controller.signal);
    const answer = load().then(
      (data) => {
        if (end(request)) put(key, data, requestedBy);
        return data;
      },
      (error: unknown) => {
        end(request);
        throw error;
      },
    );
    const request: Request = { key, answer, controller, callers: 0 };
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
      if (entry === undefined) return false;
      const limit = entry.isDehydrated ? Math.max(staleAfter, DEHYDRATED_FRESH) : staleAfter;
      return ageOf(entry) < limit;
    },
    put: (key, data) => put(key, data, persisted?.owner() ?? null),
    recall(key) {
      const read = persisted?.read(key);
      return read && { data: dataOf(read.data, key), loadedAt: read.loadedAt };
    },
    loadedAt: (key) => entries.get(keyId(key))?.loadedAt,
    onConnectionRestored: (listener) => onConnectionRestored(connection, listener),
    async load(key, loader, signal) {
      const request = requests.get(keyId(key)) ?? startRequest(key, loader);
      request.callers += 1;
      const leave = () => {
        request.callers -= 1;
        if (request.callers > 0) return;
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
      persisted?.invalidate(prefix.length === 0 ? undefined : prefix);
      for (const map of [entries, requests]) {
        for (const [id, { key }] of map) if (hasPrefix(key, prefix)) map.delete(id);
      }
    },
    peekDehydrated(key) {
      const entry = entries.get(keyId(key));
      return entry?.isDehydrated && ageOf(entry) < DEHYDRATED_FRESH
        ? dataOf(entry.data, key)
        : undefined;
    },
    dehydrate() {
      for (const [id, entry] of entries) entries.set(id, { ...entry, isDehydrated: true });
      return [...entries.values()].map(({ key, data, loadedAt }) => ({ key, data, loadedAt }));
    },
  };
}

/** Returns cached data, else data persisted by an earlier visit, of any age. */
export function readCached<TData>(cache: QueryCache, key: QueryKey<TData>): TData | undefined {
  return cache.peek(key) ?? cache.recall(key)?.data;
}
