import * as v from 'valibot';
import type { Clock, Connection, Language, ReadStore } from '../../ports/ports.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { READS, READS_VERSION, readThing } from './persisted-format.ts';
import { beginsWith, keyId, type QueryKey } from './query-key.ts';

/** Things that are kept; those that were read first go first. */
export const MOST_READS = 80;
/** Characters of all of them, and of one: a device has room for five million, for everything. */
export const MOST_TEXT = 2_000_000;
const MOST_OF_ONE = 1_000_000;

/** What was read, and when, in epoch milliseconds. */
export interface PersistedRead {
  readonly data: unknown;
  readonly loadedAt: number;
}

/** What earlier visits read, for as long as nobody else is here. */
export interface PersistedReads {
  read(key: QueryKey<unknown>): PersistedRead | undefined;
  /** Whoever is here now: what they ask for is kept for as long as they are. */
  owner(): string | null;
  /** Kept once there is nothing better to do, if the one who asked for it is still here. */
  write(key: QueryKey<unknown>, read: PersistedRead, askedBy: string | null): void;
  /**
   * What stands under keys that begin with `prefix` is not so any more: it is shown only where there
   * is no line to ask for what is. Without a prefix everything is dropped.
   */
  invalidate(prefix?: QueryKey<unknown>): void;
}

export interface PersistedReadsDeps {
  readonly store: ReadStore;
  readonly clock: Clock;
  readonly subdomain: string;
  /** Who is here, by their id; null is nobody, of whom nothing is kept. */
  readonly owner: () => string | null;
  readonly language: () => Language;
  readonly connection: Pick<Connection, 'isUp'>;
  /** Whether a thing is worth keeping. */
  readonly isPersisted: (key: QueryKey<unknown>) => boolean;
}

const entrySchema = v.object({
  id: v.string(),
  size: v.number(),
  /** Something has happened since that it does not know of. */
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

/** The parts of a key, as its id has them. */
const keyOf = (id: string): QueryKey<unknown> => JSON.parse(id);

/**
 * Keeps what was read on the device, so that it can be shown when there is no line. It is one
 * customer's, in one language and of one shape: whatever else is found there is dropped and never
 * shown.
 */
export function createPersistedReads(deps: PersistedReadsDeps): PersistedReads {
  const { clock, isPersisted, language, connection, owner, store, subdomain } = deps;
  const place = storageKey(subdomain, READS);
  const placeOf = (id: string) => storageKey(subdomain, readThing(id));
  /** What is to be written when there is time. */
  const waiting = new Map<string, { readonly read: PersistedRead; readonly askedBy: string }>();

  /** What is kept of whoever is here, the oldest first. */
  function entries(): readonly Entry[] {
    const text = store.get(place);
    if (text === null) return [];
    const index = v.safeParse(indexSchema, parsed(text));
    const isTheirs =
      index.success && index.output.owner === owner() && index.output.language === language();
    if (isTheirs) return index.output.entries;
    clear();
    return [];
  }

  function save(kept: readonly Entry[]): boolean {
    const index = { version: READS_VERSION, owner: owner(), language: language(), entries: kept };
    return store.set(place, JSON.stringify(index));
  }

  function drop(gone: readonly Entry[]): void {
    for (const { id } of gone) store.remove(placeOf(id));
  }

  /** Takes everything away, whoever's and of whatever version it is. */
  function clear(): void {
    waiting.clear();
    for (const key of store.keys()) if (key.startsWith(place)) store.remove(key);
  }

  function writeNow(id: string, read: PersistedRead): void {
    const text = JSON.stringify(read);
    const before = entries().filter((entry) => entry.id !== id);
    const kept = text.length > MOST_OF_ONE ? before : [...before, { id, size: text.length }];
    const fits = newest(kept);
    drop(kept.filter((entry) => !fits.includes(entry)));
    // Without its entry in the index it would never be found to be dropped.
    const isDone = save(fits) && (fits.at(-1)?.id !== id || store.set(placeOf(id), text));
    if (!isDone) clear();
  }

  function flush(): void {
    const writes = [...waiting];
    waiting.clear();
    for (const [id, { askedBy, read }] of writes) if (askedBy === owner()) writeNow(id, read);
  }

  return {
    owner,
    read(key) {
      if (owner() === null || !isPersisted(key)) return undefined;
      const id = keyId(key);
      const entry = entries().find((each) => each.id === id);
      if (entry === undefined || (entry.outdated === true && connection.isUp())) return undefined;
      const read = v.safeParse(readSchema, parsed(store.get(placeOf(id))));
      // Nothing is read before it is: a clock that was put back tells nothing of its age.
      if (!read.success || read.output.loadedAt > clock.now().epochMilliseconds) return undefined;
      return read.output;
    },
    write(key, read, askedBy) {
      if (askedBy === null || !isPersisted(key)) return;
      if (waiting.size === 0) store.whenIdle(flush);
      waiting.set(keyId(key), { read, askedBy });
    },
    invalidate(prefix) {
      if (prefix === undefined) return clear();
      const isMeant = (id: string) => beginsWith(keyOf(id), prefix);
      for (const id of waiting.keys()) if (isMeant(id)) waiting.delete(id);
      const kept = entries();
      if (!kept.some(({ id }) => isMeant(id))) return;
      save(kept.map((entry) => (isMeant(entry.id) ? { ...entry, outdated: true } : entry)));
    },
  };
}

/** As many as there is room for, the newest of them; in their order. */
function newest(entries: readonly Entry[]): readonly Entry[] {
  const fits: Entry[] = [];
  let room = MOST_TEXT;
  for (const entry of entries.toReversed()) {
    room -= entry.size;
    if (room < 0 || fits.length === MOST_READS) break;
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
