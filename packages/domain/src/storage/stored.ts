import * as v from 'valibot';
import type { KeyValueStorage } from '../ports/ports.ts';
import { storageKey } from './storage-key.ts';

export interface StoredOptions<TSchema extends v.GenericSchema> {
  /** Subdomain of the company; separates companies on the same host. */
  readonly subdomain: string;
  /** Name of the record within the company's storage. */
  readonly thing: string;
  /**
   * Increment when the schema changes. Records of other versions are ignored unless `upgrade`
   * converts them.
   */
  readonly version: number;
  readonly schema: TSchema;
  /** Converts a record of an older version to the current shape. The result is validated. */
  readonly upgrade?: (version: number, value: unknown) => unknown;
}

export interface Stored<T> {
  /**
   * Returns null if nothing is stored, or if it is damaged or of a version that cannot be upgraded.
   */
  read(): T | null;
  /** Returns false if the device cannot store; the app then continues without persistence. */
  write(value: T): boolean;
  clear(): void;
  /** Calls the listener when another tab changes the record. Returns an unsubscribe function. */
  onChangeElsewhere(listener: () => void): () => void;
}

const envelopeSchema = v.object({ version: v.number(), value: v.unknown() });

/** Returns access to a validated, versioned record in the device's storage. */
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
