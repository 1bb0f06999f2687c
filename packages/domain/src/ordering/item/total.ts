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
 * The least that one of the item can be bought for now, in cents, with what is chosen already;
 * null where it cannot be bought.
 */
export function lowestItemPrice(item: Item, chosen: ChosenVariations = NOTHING): Cents | null {
  return lowestPrice({
    price: ownPrice(item),
    sold_out: recordOf(item).stock_status === 'Sold Out',
    groups: groupsOf(item).map((group) => pricedGroup(group, chosen)),
  });
}

/** What a menu says of an item's price, in cents. */
type ListedPrice = Pick<DishSummary, 'price' | 'price_after_discount'>;

/** What an item is offered for, in cents. */
export interface OfferedPrice extends ListedPrice {
  /** Something that has to be chosen adds to it, and the least of that is in it ("From"). */
  readonly from: boolean;
}

/**
 * What an item is offered for before anything of it is chosen: what its record says, and what has to
 * be chosen at the least. Nobody could buy it for less. What is sold out keeps the price of its record.
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
 * What a choice that has a price of its own is offered for, as {@link offeredPrice} says it of an
 * item; null for one that only adds to a price, and where it cannot be bought.
 */
export function offeredChoice(choice: Choice): Pick<OfferedPrice, 'price' | 'from'> | null {
  const own = choice.offer?.price;
  const lowest = lowestPrice(pricedChoice(choice, null));
  if (own === undefined || lowest === null) return null;
  return { price: lowest, from: lowest > own };
}

/**
 * What the button says, in cents: the item with its choices, and the cheapest of what has to be
 * chosen still, times the quantity; null where it cannot be bought so.
 */
export function itemTotal(item: Item, chosen: ChosenVariations, qty: number): Cents | null {
  const price = lowestItemPrice(item, chosen);
  return price === null ? null : lineTotal({ price, additional_prices: [], qty });
}

/** The price before anything that is chosen; a deal has none, but its packages do. */
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
      // What may be taken several times is there as often as it takes to fill the group.
      const there = Math.max(taken, group.repeats ? group.min_qty : 1, 1);
      return Array.from({ length: there }, (_, index) =>
        pricedChoice(choice, index < taken ? chosen : null),
      );
    }),
  };
}

/** @param chosen null for a choice that is not: what was once chosen of it does not count. */
function pricedChoice(choice: Choice, chosen: ChosenVariations | null): PricedChoice {
  return {
    price: choice.offer?.price ?? choice.additional_price,
    sold_out: !canBeHad(choice),
    chosen: chosen !== null,
    groups: (choice.groups ?? []).map((group) => pricedGroup(group, chosen ?? NOTHING)),
  };
}
