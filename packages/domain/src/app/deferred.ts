import { lastBuyer } from '../checkout/buyer.ts';
import { lazily } from '../machine/lazily.ts';
import { createQueryCache } from '../query/query-cache.ts';
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
  const { session } = core.actors;
  const unfollow = followPolicies({ cache, core, ordering });

  return {
    actors: ordering.actors,
    machines: lazily({
      ...createScreenMachines({ ...core, ...ordering, session, cache }),
      ...createMemberMachines({ core, ordering, cache }),
    }),
    hasOrdered: () => lastBuyer(ordering.buyer, identity()) !== null,
    stop: () => {
      unfollow();
      for (const actor of Object.values(ordering.actors)) actor.stop();
    },
  };
}
