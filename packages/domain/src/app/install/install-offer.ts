import type { SalesOrder } from '@claypot/sdk';
import * as v from 'valibot';
import { createListeners } from '../../events/listeners.ts';
import type { Installation, Ports } from '../../ports/ports.ts';
import { createStored } from '../../storage/stored.ts';
import { withMemory } from '../../storage/with-memory.ts';

/** Minimum number of paid orders viewed on the device before installation is offered. */
const ENOUGH = 2;

/** Stored per device. Contains no order id and no customer. */
const recordSchema = v.object({
  /**
   * Number of counted orders, at most `ENOUGH`, and the time at which the newest was placed; null
   * if none.
   */
  orders: v.number(),
  newest: v.nullable(v.string()),
  /** True if the offer was accepted or declined, for good. */
  closed: v.boolean(),
});

const NOTHING: v.InferOutput<typeof recordSchema> = { orders: 0, newest: null, closed: false };

export interface InstallOfferDeps extends Pick<Ports, 'storage'> {
  readonly installation: Installation;
  readonly subdomain: string;
}

export interface InstallOffer {
  /** Installation method; null if installation is not offered. */
  way(): ReturnType<Installation['way']>;
  /** Calls `listener` when the offer may have changed. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Counts an order that the customer views, if it is paid and newer than the orders counted
   * before.
   */
  look(order: Pick<SalesOrder, 'status' | 'status_history'>): void;
  /** Starts the device's installation prompt. The offer is then closed for good. */
  accept(): void;
  decline(): void;
}

/**
 * Returns the offer to install the app. It appears from the second order on, if the device supports
 * it, until the customer accepts or declines.
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
