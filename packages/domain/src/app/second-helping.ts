import { lastBuyer } from '../checkout/buyer.ts';
import { lazily } from '../machine/lazily.ts';
import { followAddresses } from '../policies/address.ts';
import { createResourceCache } from '../resource/cache.ts';
import type { FirstHelping } from './first-helping.ts';
import { linkActors } from './links.ts';
import { createMemberMachines } from './member-machines.ts';
import { createOrderingActors } from './ordering-actors.ts';
import { createScreenMachines } from './screen-machines.ts';

export type SecondHelping = ReturnType<typeof createSecondHelping>;

/** What the screens behind the first one need: ordering, running, and their own machines, ready. */
export function createSecondHelping(first: FirstHelping) {
  const { events, identity, ports } = first;
  const cache = createResourceCache(ports.clock);
  const ordering = createOrderingActors({ ...first, cache });
  const { session } = first.actors;
  const unlink = linkActors({ ...first, ...ordering, session });
  const stops = [unlink, followAddresses({ events, navigation: ports.navigation })];

  return {
    actors: ordering.actors,
    machines: lazily({
      ...createScreenMachines({ ...first, ...ordering, session, cache }),
      ...createMemberMachines({ first, ordering, cache }),
    }),
    hasOrdered: () => lastBuyer(ordering.buyer, identity()) !== null,
    forgetTexts: () => {
      cache.forget();
      ordering.refreshCart();
    },
    forgetPerson: () => {
      ordering.buyer.clear();
      ordering.draft.clear();
    },
    stop: () => {
      for (const stop of stops) stop();
      for (const actor of Object.values(ordering.actors)) actor.stop();
    },
  };
}
