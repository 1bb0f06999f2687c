import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { Ports } from '../ports/ports.ts';
import { ownOf } from './own-of.ts';
import { ownerId } from './owner-id.ts';
import { createStored } from './stored.ts';

/** Milliseconds after which a change is not sent any more: the customer may have made another since. */
const EXPIRES_AFTER = 60 * 60 * 1000;

export interface UnsentDeps extends Pick<Ports, 'clock' | 'storage'> {
  readonly subdomain: string;
  identity(): Identity;
}

interface UnsentOptions<TSchema extends v.GenericSchema> {
  /** Names the changes among the company's things on the device. */
  readonly thing: string;
  /** Raised when the schema changes: changes of an older release are then dropped. */
  readonly version: number;
  readonly schema: TSchema;
}

/** Changes of the present customer that the server has not confirmed, on the device. */
export interface Unsent<T> {
  /** Returns null if there are none, or only expired ones or another customer's. */
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
      const own = ownOf(stored, identity());
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

/** Removes the changes from the device and returns them: this page sends them, and no other. */
export function takeUnsent<T>(unsent: Unsent<T>): T | null {
  const changes = unsent.read();
  unsent.clear();
  return changes;
}
