import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { Ports } from '../ports/ports.ts';
import { ownedBy } from './owned-by.ts';
import { ownerId } from './owner-id.ts';
import { createStored } from './stored.ts';

/** Time in ms after which a change expires, because the customer may have made another since. */
const EXPIRES_AFTER = 60 * 60 * 1000;

export interface UnsentDeps extends Pick<Ports, 'clock' | 'storage'> {
  readonly subdomain: string;
  identity(): Identity;
}

interface UnsentOptions<TSchema extends v.GenericSchema> {
  /** Name of the changes within the company's storage. */
  readonly thing: string;
  /** Increment when the schema changes. Changes of other versions are dropped. */
  readonly version: number;
  readonly schema: TSchema;
}

/** Changes of the current customer that the server has not confirmed, stored on the device. */
export interface Unsent<T> {
  /** Returns null if there are none, or if they are expired or another customer's. */
  read(): T | null;
  /** Returns false if the device stores nothing. */
  write(changes: T): boolean;
  clear(): void;
}

const envelopeSchema = v.object({
  owner: v.string(),
  writtenAt: v.number(),
  changes: v.unknown(),
});

export function createUnsent<TSchema extends v.GenericSchema>(
  { clock, identity, storage, subdomain }: UnsentDeps,
  { schema, thing, version }: UnsentOptions<TSchema>,
): Unsent<v.InferOutput<TSchema>> {
  const stored = createStored(storage, {
    subdomain,
    thing,
    version,
    schema: envelopeSchema,
  });
  const now = () => clock.now().epochMilliseconds;
  return {
    read: () => {
      const own = ownedBy(stored, identity());
      if (own === null || Math.abs(now() - own.writtenAt) >= EXPIRES_AFTER) return null;
      const changes = v.safeParse(schema, own.changes);
      return changes.success ? changes.output : null;
    },
    write: (changes) => {
      const owner = ownerId(identity());
      return owner !== null && stored.write({ owner, writtenAt: now(), changes });
    },
    clear: stored.clear,
  };
}

/** Removes the changes from the device and returns them, so that only this page sends them. */
export function takeUnsent<T>(unsent: Unsent<T>): T | null {
  const changes = unsent.read();
  unsent.clear();
  return changes;
}
