import { hasPortions, type StockList } from '../stock.ts';
import type { Package } from './packages.ts';

/** Every dish that may come with packages. */
export function dishesIn(packages: readonly Package[]): string[] {
  const all = packages.flatMap(({ options, sides }) => [
    ...sides,
    ...options.flatMap(({ dishes }) => dishes),
  ]);
  return [...new Set(all.map(({ dish_id }) => dish_id))];
}

/**
 * Whether a package cannot be had: the branch says so, a side dish cannot be served, or a required
 * option has too few dishes left to choose from.
 */
export function isSoldOut(item: Package, stock: StockList): boolean {
  if (item.sold_out || item.sides.some((dish) => !hasPortions(stock, dish.dish_id, dish.qty))) {
    return true;
  }
  return item.options.some((option) => {
    const left = option.dishes.filter((dish) => hasPortions(stock, dish.dish_id, dish.qty));
    return option.is_required && left.length < Math.max(1, option.min_qty);
  });
}
