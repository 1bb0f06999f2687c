import type { Cents, DishSummary } from '@claypot/sdk';
import {
  lineTotal,
  lowestPrice,
  minus,
  type PricedChoice,
  type PricedGroup,
  sellingPrice,
  sum,
  ZERO,
} from '../../pricing/index.ts';
import {
  type Choice,
  type ChoiceGroup,
  type ChosenVariations,
  canBeHad,
} from './choices/choice-group.ts';
import { groupsOf, recordOf } from './item.ts';
import type { Item } from './item.types.ts';

const NOTHING: ChosenVariations = {};

/**
 * Returns the lowest price for one of the item with the current choices, in cents; null if it
 * cannot be bought.
 */
export function lowestItemPrice(item: Item, chosen: ChosenVariations = NOTHING): Cents | null {
  return lowestPrice({
    price: ownPrice(item),
    sold_out: recordOf(item).stock_status === 'Sold Out',
    groups: groupsOf(item).map((group) => pricedGroup(group, chosen)),
  });
}

/** Price of an item in the menu, in cents. */
type ListedPrice = Pick<DishSummary, 'price' | 'price_after_discount'>;

/** Price of an item as shown, in cents. */
export interface OfferedPrice extends ListedPrice {
  /** True if the cheapest required choices add to the listed price ("From"). */
  readonly from: boolean;
}

/**
 * Returns the price of an item before any choice: the listed price plus the cheapest required
 * choices. A sold-out item has its listed price.
 */
export function offeredPrice(item: Item, listed: ListedPrice): OfferedPrice {
  const lowest = lowestItemPrice(item);
  const added = lowest === null ? ZERO : minus(lowest, sellingPrice(listed));
  const { price, price_after_discount: discounted } = listed;
  return {
    price: sum([price, added]),
    price_after_discount: discounted === null ? null : sum([discounted, added]),
    from: added > 0,
  };
}

/**
 * Returns the price of a choice that has its own price, as {@link offeredPrice} does for an item.
 * Returns null for a choice with only a surcharge, or one that cannot be bought.
 */
export function offeredChoice(choice: Choice): Pick<OfferedPrice, 'price' | 'from'> | null {
  const own = choice.offer?.price;
  const lowest = lowestPrice(pricedChoice(choice, null));
  if (own === undefined || lowest === null) return null;
  return { price: lowest, from: lowest > own };
}

/**
 * Returns the total on the button in cents: the item, its choices and the cheapest missing required
 * choices, times the quantity; null if it cannot be bought.
 */
export function itemTotal(item: Item, chosen: ChosenVariations, qty: number): Cents | null {
  const price = lowestItemPrice(item, chosen);
  return price === null ? null : lineTotal({ price, additional_prices: [], qty });
}

/** Returns the price without choices, in cents; 0 for a deal, as its packages have the price. */
function ownPrice(item: Item): Cents {
  switch (item.type) {
    case 'dish':
      return sellingPrice(item.dish);
    case 'package':
      return sellingPrice(item.package);
    case 'hot_deal':
      return ZERO;
  }
}

function pricedGroup(group: ChoiceGroup, chosen: ChosenVariations): PricedGroup {
  const picked = chosen[group.id] ?? [];
  return {
    is_required: group.is_required === 1,
    min_qty: group.min_qty,
    choices: group.dish_option_variation.flatMap((choice) => {
      const taken = picked.filter((id) => id === choice.id).length;
      // A repeatable choice is counted as often as needed to reach the minimum of the group.
      const available = Math.max(taken, group.repeats ? group.min_qty : 1, 1);
      return Array.from({ length: available }, (_, index) =>
        pricedChoice(choice, index < taken ? chosen : null),
      );
    }),
  };
}

/** @param chosen null for an unchosen entry; its nested choices do not count */
function pricedChoice(choice: Choice, chosen: ChosenVariations | null): PricedChoice {
  return {
    price: choice.offer?.price ?? choice.additional_price,
    sold_out: !canBeHad(choice),
    chosen: chosen !== null,
    groups: (choice.groups ?? []).map((group) => pricedGroup(group, chosen ?? NOTHING)),
  };
}
