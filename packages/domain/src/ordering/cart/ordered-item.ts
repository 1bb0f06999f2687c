import type { Cents } from '@claypot/sdk';
import { chosenOf, timesChosen } from '../item/choices/choice-group.ts';
import { questionsOf, type RequestedItem, requestedItem } from '../item/item.ts';
import type { Addition, Item } from '../item/item.types.ts';
import { itemTotal } from '../item/total.ts';

/** An item with its choices, as a line shows it before the server has confirmed it. */
export interface OrderedItem extends RequestedItem {
  readonly name: string;
  /** Names of the choices, in menu order. */
  readonly choices: readonly string[];
  /** In cents; null if it cannot be bought. */
  readonly total: Cents | null;
}

/** Returns the item of an addition with its names and its price. */
export function orderedItem(
  added: Pick<Addition, 'chosen' | 'qty'> & { readonly item: Item },
): OrderedItem {
  const { item, qty } = added;
  const chosen = added.chosen ?? {};
  const choices = questionsOf(item)(chosen).flatMap((group) =>
    chosenOf(group, chosen).map(({ id, variation_name }) => {
      const times = timesChosen(group, chosen, id);
      return times > 1 ? `${times}\u00a0×\u00a0${variation_name}` : variation_name;
    }),
  );
  return {
    ...requestedItem(added),
    name: nameOf(item),
    choices,
    total: itemTotal(item, chosen, qty),
  };
}

function nameOf(item: Item): string {
  if (item.type === 'dish') return item.dish.name;
  return item.type === 'package' ? item.package.package_name : item.deal.name;
}
