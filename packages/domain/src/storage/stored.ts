import * as v from 'valibot';
import type { KeyValueStorage } from '../ports.ts';
import { storageKey } from './storage-key.ts';

export interface StoredOptions<TSchema extends v.GenericSchema> {
  /** The company's, so that two companies on one host never mix. */
  readonly subdomain: string;
  /** Names the thing among the company's. */
  readonly thing: string;
  /** Raised when the schema changes: what an older release stored is then forgotten. */
  readonly version: number;
  readonly schema: TSchema;
}

/** One thing kept on the device. */
export interface Stored<T> {
  /** null where nothing is stored, and where what is stored is damaged or of another version. */
  read(): T | null;
  /** false where the device keeps nothing: the product then goes on without memory. */
  write(value: T): boolean;
  clear(): void;
  /** Calls back when another tab has changed the thing; answers the way to stop. */
  onChangeElsewhere(listener: () => void): () => void;
}

/** Keeps one validated, versioned thing in the device's store. */
export function createStored<TSchema extends v.GenericSchema>(
  storage: KeyValueStorage,
  { subdomain, thing, version, schema }: StoredOptions<TSchema>,
): Stored<v.InferOutput<TSchema>> {
  const key = storageKey(subdomain, thing);
  const envelope = v.object({ version: v.literal(version), value: schema });
  return {
    read: () => {
      const text = storage.get(key);
      const parsed = text === null ? null : v.safeParse(envelope, parseJson(text));
      return parsed?.success ? parsed.output.value : null;
    },
    write: (value) => storage.set(key, JSON.stringify({ version, value })),
    clear: () => storage.remove(key),
    onChangeElsewhere: (listener) =>
      storage.subscribe((changed) => {
        if (changed === key) listener();
      }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
