import { createQueryCache } from '../../machines/query/query-cache.ts';
import { lastBuyer } from '../../ordering/checkout/buyer.ts';
import { selectAddresses } from '../../places/addresses/addresses.selectors.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import type { DehydratedApp } from '../dehydrated-app.ts';
import { createAreas } from './areas.ts';
import type { Core } from './core.ts';
import { createMachineParts, type Situation } from './machine-parts.ts';
import { persistReads } from './persisted-reads.ts';
import { followPolicies } from './policies.ts';
import { createRecords } from './records.ts';

export type ScreenParts = ReturnType<typeof createScreenParts>;

/**
 * Starts what all screens after the first need: the cache of queries, policies and the parts of
 * screen machines. Actors of an area start when a screen uses them.
 */
export function createScreenParts(core: Core, situation: Situation) {
  const { identity, ports } = core;
  const kept = persistReads(core, situation);
  const cache = createQueryCache(
    ports.clock,
    kept,
    ports.connection,
    situation.dehydrated()?.reads,
  );
  const records = createRecords(core);
  const areas = createAreas(() => parts);
  const parts = createMachineParts({ areas, cache, core, records, situation });
  const unfollow = followPolicies({ areas, cache, core, records });

  return {
    areas,
    parts,
    /** Returns what the server has loaded, for the page. */
    dehydrate: (): DehydratedApp => {
      const addresses = areas.started('addresses')?.addresses.getSnapshot();
      return {
        reads: cache.dehydrate(),
        cart: areas.started('cart')?.cart.getSnapshot().context.cart ?? null,
        addresses: addresses?.matches({ member: 'idle' }) ? selectAddresses(addresses) : null,
      };
    },
    mayHaveBooked: () =>
      identity().customer_id !== null || ownedBy(records.contact, identity()) !== null,
    hasOrdered: () => lastBuyer(records.buyer, identity()) !== null,
    stop: () => {
      unfollow();
      areas.stop();
    },
  };
}
