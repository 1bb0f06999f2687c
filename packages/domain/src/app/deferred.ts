import { lastBuyer } from '../checkout/buyer.ts';
import { lazily } from '../machine/lazily.ts';
import { createQueryCache } from '../query/query-cache.ts';
import { ownOf } from '../storage/own-of.ts';
import { createBookingActors } from './booking-actors.ts';
import type { Core } from './core.ts';
import { createMemberMachines } from './member-machines.ts';
import { createOrderingActors } from './ordering-actors.ts';
import { followPolicies } from './policies.ts';
import { createScreenMachines } from './screen-machines.ts';

export type DeferredPart = ReturnType<typeof createDeferredPart>;

/** What the screens behind the first one need: ordering, running, and their own machines, ready. */
export function createDeferredPart(core: Core) {
  const { identity, ports } = core;
  const cache = createQueryCache(ports.clock);
  const ordering = createOrderingActors(core);
  const booking = createBookingActors(core);
  const { company, session } = core.actors;
  const unfollow = followPolicies({ booking, cache, core, ordering });

  return {
    actors: { ...ordering.actors, ...booking.actors },
    machines: lazily({
      ...createScreenMachines({ ...core, ...ordering, booking, company, session, cache }),
      ...createMemberMachines({ core, ordering, cache }),
    }),
    mayHaveBooked: () =>
      identity().customer_id !== null || ownOf(booking.contact, identity()) !== null,
    hasOrdered: () => lastBuyer(ordering.buyer, identity()) !== null,
    stop: () => {
      unfollow();
      for (const { actors } of [ordering, booking]) {
        for (const actor of Object.values(actors)) actor.stop();
      }
    },
  };
}
