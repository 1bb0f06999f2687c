import type { SalesOrder } from '@claypot/sdk';
import * as v from 'valibot';
import { createListeners } from '../../events/listeners.ts';
import type { Installation, Ports } from '../../ports/ports.ts';
import { createStored } from '../../storage/stored.ts';
import { withMemory } from '../../storage/with-memory.ts';

/** How many orders a customer must have placed on the device before they are offered anything. */
const ENOUGH = 2;

/** The device's, and nobody's: it names no order and no customer. */
const recordSchema = v.object({
  /** Orders that were seen, and when the newest of them was placed; null for none. */
  orders: v.number(),
  newest: v.nullable(v.string()),
  /** It was taken or declined, for good. */
  closed: v.boolean(),
});

const NOTHING: v.InferOutput<typeof recordSchema> = { orders: 0, newest: null, closed: false };

export interface InstallOfferDeps extends Pick<Ports, 'storage'> {
  readonly installation: Installation;
  readonly subdomain: string;
}

/** The offer to put the app on the device. */
export interface InstallOffer {
  /** How it is made; null where it is not. */
  way(): ReturnType<Installation['way']>;
  /** Calls `listener` whenever it may be made or withdrawn; answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The customer looks at an order of theirs. */
  look(order: Pick<SalesOrder, 'status' | 'status_history'>): void;
  /** The customer wants it: the device asks once more, whose answer is the last word. */
  accept(): void;
  decline(): void;
}

/**
 * Offers the app from the second order on, where it can be installed and is not, until the customer
 * has answered.
 */
export function createInstallOffer(deps: InstallOfferDeps): InstallOffer {
  const { installation, storage, subdomain } = deps;
  const stored = withMemory(
    createStored(storage, { subdomain, thing: 'install-offer', version: 1, schema: recordSchema }),
  );
  const changes = createListeners();
  const record = () => stored.read() ?? NOTHING;
  const write = (change: Partial<typeof NOTHING>) => {
    stored.write({ ...record(), ...change });
    changes.notify();
  };
  const close = () => write({ closed: true });

  return {
    way: () => {
      const { closed, orders } = record();
      return closed || orders < ENOUGH ? null : installation.way();
    },
    subscribe: (listener) => {
      const stops = [changes, installation].map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    look: ({ status, status_history }) => {
      const { newest, orders } = record();
      const placedAt = status_history[0]?.at;
      const isPaid = status !== 'MAKING PAYMENT' && status !== 'CANCELLED';
      if (!isPaid || placedAt === undefined || orders >= ENOUGH) return;
      if (newest === null || isAfter(placedAt, newest))
        write({ orders: orders + 1, newest: placedAt });
    },
    accept: () => {
      installation.ask();
      close();
    },
    decline: close,
  };
}

function isAfter(one: string, other: string): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) > 0;
}
