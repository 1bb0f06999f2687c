import * as v from 'valibot';
import type { KeyValueStorage } from '../ports/ports.ts';
import { storageKey } from './storage-key.ts';

export interface StoredOptions<TSchema extends v.GenericSchema> {
  /** The company's, so that two companies on one host never mix. */
  readonly subdomain: string;
  /** Names the thing among the company's. */
  readonly thing: string;
  /** Raised when the schema changes: what an older release stored is then forgotten. */
  readonly version: number;
  readonly schema: TSchema;
  /** Puts what an older release stored into today's shape; what it answers is validated. */
  readonly upgrade?: (version: number, value: unknown) => unknown;
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

const envelopeSchema = v.object({ version: v.number(), value: v.unknown() });

/** Keeps one validated, versioned thing in the device's store. */
export function createStored<TSchema extends v.GenericSchema>(
  storage: KeyValueStorage,
  { subdomain, thing, version, schema, upgrade }: StoredOptions<TSchema>,
): Stored<v.InferOutput<TSchema>> {
  const key = storageKey(subdomain, thing);
  return {
    read: () => {
      const text = storage.get(key);
      const envelope = text === null ? null : v.safeParse(envelopeSchema, parseJson(text));
      if (!envelope?.success) return null;
      const { value } = envelope.output;
      const isCurrent = envelope.output.version === version;
      const parsed = v.safeParse(
        schema,
        isCurrent ? value : upgrade?.(envelope.output.version, value),
      );
      return parsed.success ? parsed.output : null;
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
