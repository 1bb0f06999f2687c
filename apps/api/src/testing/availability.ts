import type { CounterSdk } from '@claypot/sdk/counter';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { type CounterTablet, openCounterTablet } from './counter-tablet.ts';
import type { Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

type SoldOut = Parameters<CounterSdk['setSoldOut']>[0]['body'];
type Reference = Schemas['ItemReference'];

/** The tablet of the branch, on which a kitchen hand is signed in. */
export interface AvailabilityTablet extends CounterTablet {
  /** Marks an item. The wire has `until` with the mark `time` only. */
  mark(
    item: Reference | readonly Reference[],
    mark: SoldOut['mark'],
    until?: string | null,
  ): ReturnType<CounterSdk['setSoldOut']>;
  count(
    dishId: string,
    seen: number | null,
    left: number | null,
  ): ReturnType<CounterSdk['setPortions']>;
  /** Returns an item, or a choice, as staff see it. */
  item(id: string): Promise<Schemas['AvailabilityItem'] | undefined>;
}

export async function openAvailabilityTablet(restaurant: Restaurant): Promise<AvailabilityTablet> {
  const tablet = await openCounterTablet(restaurant);
  await tablet.signIn('aina');
  const { sdk, press } = tablet;
  return {
    ...tablet,
    mark: (item, mark, until = null) =>
      sdk.setSoldOut({
        headers: press(),
        body: { branch_id: SS2, items: [item].flat(), mark, until },
      }),
    count: (dish_id, seen, left) =>
      sdk.setPortions({ headers: press(), body: { branch_id: SS2, dish_id, seen, left } }),
    item: async (id) => {
      const { items } = await sdk.availability({ body: { branch_id: SS2 } });
      return items.find((item) => item.id === id);
    },
  };
}
