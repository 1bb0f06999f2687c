import type { Cents, Dish } from '@claypot/sdk';
import { lineTotal, sellingPrice } from '../pricing/index.ts';
import type { ChosenVariations } from './selection.ts';

/** What the button says: dish and choices, times the quantity, in cents. */
export function itemTotal(dish: Dish, chosen: ChosenVariations, qty: number): Cents {
  const variations = dish.dish_option.flatMap((option) =>
    option.dish_option_variation.filter(({ id }) => chosen[option.id]?.includes(id)),
  );
  return lineTotal({
    price: sellingPrice(dish),
    additional_prices: variations.map(({ additional_price }) => additional_price),
    qty,
  });
}
