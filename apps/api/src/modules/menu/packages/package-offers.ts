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

/** Returns the ids of all dishes that can be part of the packages, without duplicates. */
export function dishesIn(packages: readonly Package[]): string[] {
  const all = packages.flatMap(({ options, sides }) => [
    ...sides,
    ...options.flatMap(({ dishes }) => dishes),
  ]);
  const ids = all.flatMap(({ dish_id, groups }) => [dish_id, ...dishesInChoices(groups)]);
  return [...new Set(ids)];
}

/**
 * Converts a package to the pricing functions' input. `sold_out` is only the branch's mark;
 * sold-out dishes make the required groups impossible to fill.
 */
export function packageOffer(item: Package, stock: StockList): PricedOffer {
  const sides = item.sides.map((dish) => packageDishOffer(dish, stock));
  return {
    price: sellingPrice(item),
    sold_out: item.sold_out,
    groups: [...item.options.map((option) => optionOffer(option, stock)), ...sides.map(alone)],
  };
}

/** Converts a dish of a package to a priced choice. Only its own choices cost extra. */
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
  return { is_required, min_qty, choices: dishes.flatMap(repeatableChoices) };

  /**
   * Repeats a dish as often as it takes to fill the option. Each repetition needs further portions.
   */
  function repeatableChoices(dish: PackageDish): PricedChoice[] {
    return Array.from({ length: Math.max(1, min_qty) }, (_, index) =>
      packageDishOffer({ ...dish, qty: dish.qty * (index + 1) }, stock),
    );
  }
}

/** Models a fixed side dish as a required group with one choice. */
function alone(choice: PricedChoice): PricedGroup {
  return { is_required: true, min_qty: 1, choices: [choice] };
}
