import { lastBuyer } from '../checkout/buyer.ts';
import { lazily } from '../machine/lazily.ts';
import { createResourceCache } from '../resource/cache.ts';
import type { FirstHelping } from './first-helping.ts';
import { createMemberMachines } from './member-machines.ts';
import { createOrderingActors } from './ordering-actors.ts';
import { followPolicies } from './policies.ts';
import { createScreenMachines } from './screen-machines.ts';

export type SecondHelping = ReturnType<typeof createSecondHelping>;

/** What the screens behind the first one need: ordering, running, and their own machines, ready. */
export function createSecondHelping(first: FirstHelping) {
  const { identity, ports } = first;
  const cache = createResourceCache(ports.clock);
  const ordering = createOrderingActors(first);
  const { session } = first.actors;
  const unfollow = followPolicies({ cache, first, ordering });

  return {
    actors: ordering.actors,
    machines: lazily({
      ...createScreenMachines({ ...first, ...ordering, session, cache }),
      ...createMemberMachines({ first, ordering, cache }),
    }),
    hasOrdered: () => lastBuyer(ordering.buyer, identity()) !== null,
    stop: () => {
      unfollow();
      for (const actor of Object.values(ordering.actors)) actor.stop();
    },
  };
}
