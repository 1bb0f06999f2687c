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
 * Converts a variation to a priced choice. A variation that is a dish is sold out with the dish.
 */
export function variationOffer(
  { additional_price, dish_id }: Pick<Variation, 'additional_price' | 'dish_id'>,
  stock: StockList,
): PricedChoice {
  const sold_out = dish_id !== null && !hasPortions(stock, dish_id, 1);
  return { price: additional_price, sold_out, groups: [] };
}

/** Returns the ids of the dishes that the groups offer as choices. */
export function dishesInChoices(groups: readonly Pick<ChoiceGroup, 'variations'>[]): string[] {
  return groups.flatMap(({ variations }) => variations.flatMap(({ dish_id }) => dish_id ?? []));
}
