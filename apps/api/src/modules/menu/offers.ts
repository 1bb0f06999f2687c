import type { PricedChoice, PricedGroup } from '@claypot/domain/pricing';
import type { ChoiceGroup, Variation } from './choice-group.ts';
import { hasPortions, type StockList } from './stock.ts';

/** Converts a choice group to the pricing functions' input. */
export function groupOffer(
  { is_required, min_qty, variations }: Pick<ChoiceGroup, 'is_required' | 'min_qty' | 'variations'>,
  stock: StockList,
): PricedGroup {
  return {
    is_required,
    min_qty,
    choices: variations.map((variation) => variationOffer(variation, stock)),
  };
}

/**
 * Converts a variation to a priced choice. It is sold out by itself, or with the dish that it is.
 */
export function variationOffer(
  { kind, id, additional_price, dish_id }: Omit<Variation, 'variation_name' | 'additional_point'>,
  stock: StockList,
): PricedChoice {
  const isMarked = kind !== null && stock.isMarked({ kind, id });
  const sold_out = isMarked || (dish_id !== null && !hasPortions(stock, dish_id, 1));
  return { price: additional_price, sold_out, groups: [] };
}

/** Returns the ids of the dishes that the groups offer as choices. */
export function dishesInChoices(groups: readonly Pick<ChoiceGroup, 'variations'>[]): string[] {
  return groups.flatMap(({ variations }) => variations.flatMap(({ dish_id }) => dish_id ?? []));
}
