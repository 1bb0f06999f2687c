import { sellingPrice } from '@claypot/domain/pricing';
import { type DishSummary, formatMoneyString } from '@claypot/sdk';

/** Returns the lowest and the highest price of the dishes as search engines show it; null without dishes. */
export function priceRange(
  dishes: readonly Pick<DishSummary, 'price' | 'price_after_discount'>[],
): string | null {
  const prices = dishes.map(sellingPrice).sort((a, b) => a - b);
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const range = lowest === highest ? [lowest] : [lowest, highest];
  return range.map((price) => `RM${formatMoneyString(price)}`).join('–');
}
