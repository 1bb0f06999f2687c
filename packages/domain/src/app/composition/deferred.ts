import { createQueryCache } from '../../machines/query/query-cache.ts';
import { lastBuyer } from '../../ordering/checkout/buyer.ts';
import { selectAddresses } from '../../places/addresses/addresses.selectors.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import type { DehydratedApp } from '../dehydrated-app.ts';
import { createBookingActors } from './booking-actors.ts';
import type { Core } from './core.ts';
import type { Gates } from './gates.ts';
import { createMachineParts } from './machine-parts.ts';
import { createOrderingActors } from './ordering-actors.ts';
import { persistReads } from './persisted-reads.ts';
import { followPolicies } from './policies.ts';
import { createWalletActors } from './wallet-actors.ts';

export type DeferredPart = ReturnType<typeof createDeferredPart>;

/**
 * Starts everything that screens after the first one need: ordering, booking and wallet actors,
 * policies and the parts of screen machines.
 */
export function createDeferredPart(core: Core, gates: Gates, dehydrated: DehydratedApp | null) {
  const { identity, ports } = core;
  const kept = persistReads(core);
  const cache = createQueryCache(ports.clock, kept, ports.connection, dehydrated?.reads);
  const ordering = createOrderingActors(core, gates, dehydrated);
  const booking = createBookingActors(core);
  const wallet = createWalletActors(core);
  const unfollow = followPolicies({ booking, cache, core, ordering, wallet });

  return {
    actors: { ...ordering.actors, ...booking.actors, ...wallet.actors },
    parts: createMachineParts({ booking, cache, core, ordering, wallet }),
    mayHaveBooked: () =>
      identity().customer_id !== null || ownedBy(booking.contact, identity()) !== null,
    handOvers: ordering.handOvers,
    /** Returns what the server has loaded, for the page. */
    dehydrate: (): Pick<DehydratedApp, 'reads' | 'cart' | 'addresses'> => {
      const { addresses, cart } = ordering.actors;
      return {
        reads: cache.dehydrate(),
        cart: cart.getSnapshot().context.cart,
        addresses: addresses.getSnapshot().matches({ member: 'idle' })
          ? selectAddresses(addresses.getSnapshot())
          : null,
      };
    },
    hasOrdered: () => lastBuyer(ordering.buyer, identity()) !== null,
    stop: () => {
      unfollow();
      for (const { actors } of [ordering, booking, wallet]) {
        for (const actor of Object.values(actors)) actor.stop();
      }
    },
  };
}
