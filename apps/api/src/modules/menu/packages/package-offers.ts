import {
  type PricedChoice,
  type PricedGroup,
  type PricedOffer,
  sellingPrice,
  ZERO,
} from '@claypot/domain/pricing';
import { dishesInChoices, groupOffer } from '../offers.ts';
import { hasPortions, type StockList } from '../stock.ts';
import type { Package, PackageDish, PackageOption } from './packages.ts';

/** Every dish that may come with packages. */
export function dishesIn(packages: readonly Package[]): string[] {
  const all = packages.flatMap(({ options, sides }) => [
    ...sides,
    ...options.flatMap(({ dishes }) => dishes),
  ]);
  const ids = all.flatMap(({ dish_id, groups }) => [dish_id, ...dishesInChoices(groups)]);
  return [...new Set(ids)];
}

/** What a package can be bought for: sold out where the branch says so, or a side dish is. */
export function packageOffer(item: Package, stock: StockList): PricedOffer {
  const sides = item.sides.map((dish) => packageDishOffer(dish, stock));
  return {
    price: sellingPrice(item),
    sold_out: item.sold_out,
    groups: [...item.options.map((option) => optionOffer(option, stock)), ...sides.map(alone)],
  };
}

/** A dish of a package, which costs nothing there but what is chosen of it. */
export function packageDishOffer(
  { dish_id, qty, groups }: PackageDish,
  stock: StockList,
): PricedChoice {
  return {
    price: ZERO,
    sold_out: !hasPortions(stock, dish_id, qty),
    groups: groups.map((group) => groupOffer(group, stock)),
  };
}

function optionOffer(
  { is_required, min_qty, dishes }: PackageOption,
  stock: StockList,
): PricedGroup {
  return { is_required, min_qty, choices: dishes.flatMap(takenOften) };

  /** A dish as often as it takes to fill the option; each further one needs portions of its own. */
  function takenOften(dish: PackageDish): PricedChoice[] {
    return Array.from({ length: Math.max(1, min_qty) }, (_, index) =>
      packageDishOffer({ ...dish, qty: dish.qty * (index + 1) }, stock),
    );
  }
}

/** What comes whatever is chosen: the one answer to a question nobody is asked. */
function alone(choice: PricedChoice): PricedGroup {
  return { is_required: true, min_qty: 1, choices: [choice] };
}
