import type { Cents } from '@claypot/sdk';
import { sum } from './arithmetic.ts';

/** An item of the menu, or a choice of an item. */
export interface PricedOffer {
  /** Its price or surcharge before nested choices, in cents; `sellingPrice` for an item. */
  readonly price: Cents;
  /** True if the branch cannot sell it with any choices. */
  readonly sold_out: boolean;
  readonly groups: readonly PricedGroup[];
}

/** A group of choices. Prices are never negative. */
export interface PricedGroup extends ChoiceBounds {
  readonly choices: readonly PricedChoice[];
}

/** A choice, which can be taken at most once. */
export interface PricedChoice extends PricedOffer {
  readonly chosen?: boolean;
}

interface ChoiceBounds {
  readonly is_required: boolean;
  /** Minimum number of choices once the group applies; never above its maximum. */
  readonly min_qty: number;
}

/**
 * Returns the minimum number of choices of a group. It applies to required groups, and to optional
 * ones with at least one choice.
 */
export function fewestChoices({ is_required, min_qty }: ChoiceBounds, chosen: number): number {
  if (is_required) return Math.max(1, min_qty);
  return chosen > 0 ? min_qty : 0;
}

/**
 * Returns the lowest price for one with the current choices, in cents: its price, the chosen
 * entries and the cheapest choices missing in each group. Prices marked "From" are this amount.
 *
 * @returns null if it cannot be bought: it is sold out or a group has too few choices left
 */
export function lowestPrice({ price, sold_out, groups }: PricedOffer): Cents | null {
  if (sold_out) return null;
  const added = allOrNone(groups.map(lowestOfGroup));
  return added && sum([price, ...added]);
}

function lowestOfGroup(group: PricedGroup): Cents | null {
  const taken = group.choices.filter(({ chosen }) => chosen);
  const missing = Math.max(0, fewestChoices(group, taken.length) - taken.length);
  const left = group.choices
    .filter(({ chosen }) => !chosen)
    .map(lowestPrice)
    .filter((price) => price !== null)
    .sort((a, b) => a - b);
  const added = allOrNone([...taken.map(lowestPrice), ...takeExactly(left, missing)]);
  return added && sum(added);
}

function takeExactly(prices: readonly Cents[], count: number): readonly (Cents | null)[] {
  return prices.length < count ? [null] : prices.slice(0, count);
}

function allOrNone(prices: readonly (Cents | null)[]): readonly Cents[] | null {
  const known = prices.filter((price) => price !== null);
  return known.length === prices.length ? known : null;
}
