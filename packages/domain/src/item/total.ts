import type { Cents } from '@claypot/sdk';
import { lineTotal } from '../pricing/index.ts';
import { type ChosenVariations, chosenOf } from './choice-group.ts';
import { basePrice, questionsOf } from './item.ts';
import type { Item } from './item.types.ts';

/** What the button says: the item and its choices, times the quantity, in cents. */
export function itemTotal(item: Item, chosen: ChosenVariations, qty: number): Cents {
  const choices = questionsOf(item)(chosen).flatMap((group) => chosenOf(group, chosen));
  return lineTotal({
    price: basePrice(item, chosen),
    additional_prices: choices.map(({ additional_price }) => additional_price),
    qty,
  });
}
