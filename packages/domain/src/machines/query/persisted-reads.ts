import * as v from 'valibot';
import type { Clock, Connection, Language, ReadStore } from '../../ports/ports.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { READS, READS_VERSION, readRecordName } from './persisted-format.ts';
import { hasPrefix, keyId, type QueryKey } from './query-key.ts';

/** Maximum number of persisted reads. The oldest are evicted first. */
export const MAX_READS = 80;
/**
 * Maximum characters of all reads, and of one below. A device stores about five million in total.
 */
export const MAX_TOTAL_LENGTH = 2_000_000;
const MAX_READ_LENGTH = 1_000_000;

/** Persisted data; `loadedAt` in epoch ms. */
export interface PersistedRead {
  readonly data: unknown;
  readonly loadedAt: number;
}

/** Persisted data of earlier visits, for the current owner only. */
export interface PersistedReads {
  read(key: QueryKey<unknown>): PersistedRead | undefined;
  /** Id of the current owner; null if anonymous. */
  owner(): string | null;
  /** Persists a read when the browser is idle, if `requestedBy` is still the owner. */
  write(key: QueryKey<unknown>, read: PersistedRead, requestedBy: string | null): void;
  /**
   * Marks reads with keys that begin with `prefix` as outdated; they are then shown only while
   * offline. Erases everything if omitted.
   */
  invalidate(prefix?: QueryKey<unknown>): void;
}

export interface PersistedReadsDeps {
  readonly store: ReadStore;
  readonly clock: Clock;
  readonly subdomain: string;
  /** Id of the current owner; null if anonymous. Nothing is persisted for null. */
  readonly owner: () => string | null;
  readonly language: () => Language;
  readonly connection: Pick<Connection, 'isUp'>;
  readonly isPersisted: (key: QueryKey<unknown>) => boolean;
}

const entrySchema = v.object({
  id: v.string(),
  size: v.number(),
  outdated: v.optional(v.boolean()),
});
const indexSchema = v.object({
  version: v.literal(READS_VERSION),
  owner: v.string(),
  language: v.string(),
  entries: v.array(entrySchema),
});
const readSchema = v.object({ data: v.unknown(), loadedAt: v.number() });

type Entry = v.InferOutput<typeof entrySchema>;

/** Parses the id of a key to the key. */
const keyOf = (id: string): QueryKey<unknown> => JSON.parse(id);

/**
 * Returns the reads persisted on the device, to show while offline. They belong to one owner,
 * language and version; anything else found in storage is erased and never shown.
 */
export function createPersistedReads(deps: PersistedReadsDeps): PersistedReads {
  const { clock, isPersisted, language, connection, owner, store, subdomain } = deps;
  const indexKey = storageKey(subdomain, READS);
  const storageKeyOf = (id: string) => storageKey(subdomain, readRecordName(id));
  /** Reads to be written when the browser is idle. */
  const pendingWrites = new Map<
    string,
    { readonly read: PersistedRead; readonly requestedBy: string }
  >();

  /**
   * Returns the index entries of the current owner, oldest first. Erases everything if the index is
   * damaged or belongs to another owner or language.
   */
  function entries(): readonly Entry[] {
    const text = store.get(indexKey);
    if (text === null) return [];
    const index = v.safeParse(indexSchema, parsed(text));
    const isOwnIndex =
      index.success && index.output.owner === owner() && index.output.language === language();
    if (isOwnIndex) return index.output.entries;
    clear();
    return [];
  }

  function save(persisted: readonly Entry[]): boolean {
    const index = {
      version: READS_VERSION,
      owner: owner(),
      language: language(),
      entries: persisted,
    };
    return store.set(indexKey, JSON.stringify(index));
  }

  function removeAll(evicted: readonly Entry[]): void {
    for (const { id } of evicted) store.remove(storageKeyOf(id));
  }

  /** Erases all persisted reads of any owner and version. */
  function clear(): void {
    pendingWrites.clear();
    for (const key of store.keys()) if (key.startsWith(indexKey)) store.remove(key);
  }

  function writeNow(id: string, read: PersistedRead): void {
    const text = JSON.stringify(read);
    const before = entries().filter((entry) => entry.id !== id);
    const persisted =
      text.length > MAX_READ_LENGTH ? before : [...before, { id, size: text.length }];
    const fits = newest(persisted);
    removeAll(persisted.filter((entry) => !fits.includes(entry)));
    // A read without an index entry would never be evicted.
    const isSaved = save(fits) && (fits.at(-1)?.id !== id || store.set(storageKeyOf(id), text));
    if (!isSaved) clear();
  }

  function flush(): void {
    const writes = [...pendingWrites];
    pendingWrites.clear();
    for (const [id, { requestedBy, read }] of writes)
      if (requestedBy === owner()) writeNow(id, read);
  }

  return {
    owner,
    read(key) {
      if (owner() === null || !isPersisted(key)) return undefined;
      const id = keyId(key);
      const entry = entries().find((each) => each.id === id);
      if (entry === undefined || (entry.outdated === true && connection.isUp())) return undefined;
      const read = v.safeParse(readSchema, parsed(store.get(storageKeyOf(id))));
      // A time of loading in the future means that the clock was set back, so the age is unknown.
      if (!read.success || read.output.loadedAt > clock.now().epochMilliseconds) return undefined;
      return read.output;
    },
    write(key, read, requestedBy) {
      if (requestedBy === null || !isPersisted(key)) return;
      if (pendingWrites.size === 0) store.whenIdle(flush);
      pendingWrites.set(keyId(key), { read, requestedBy });
    },
    invalidate(prefix) {
      if (prefix === undefined) return clear();
      const hasKeyPrefix = (id: string) => hasPrefix(keyOf(id), prefix);
      for (const id of pendingWrites.keys()) if (hasKeyPrefix(id)) pendingWrites.delete(id);
      const persisted = entries();
      if (!persisted.some(({ id }) => hasKeyPrefix(id))) return;
      save(
        persisted.map((entry) => (hasKeyPrefix(entry.id) ? { ...entry, outdated: true } : entry)),
      );
    },
  };
}

/** Returns the newest entries that fit into the limits, in their order. */
function newest(entries: readonly Entry[]): readonly Entry[] {
  const fits: Entry[] = [];
  let room = MAX_TOTAL_LENGTH;
  for (const entry of entries.toReversed()) {
    room -= entry.size;
    if (room < 0 || fits.length === MAX_READS) break;
    fits.unshift(entry);
  }
  return fits;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
