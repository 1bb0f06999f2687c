import type { Choice, ChoiceGroup } from '../../menu/index.ts';
import { findChosen, type Item, type SoldItem } from './item.ts';

/** Returns a dish with its choices as an item. */
export function dishItem(
  dish: SoldItem,
  groups: readonly ChoiceGroup[],
  choices: readonly Choice[],
): Item {
  return {
    kind: 'dish',
    sold: dish,
    deal: null,
    groups,
    chosen: findChosen(groups, choices),
    served: [
      {
        dish_id: dish.id,
        name: dish.name,
        image: dish.image,
        qty: 1,
        times: 1,
        place: null,
        chosen: [],
      },
    ],
    isUnavailable: false,
    sold_out: false,
  };
}
