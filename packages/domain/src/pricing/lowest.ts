import type { Cents } from '@claypot/sdk';
import { sum } from './arithmetic.ts';

/** What can be had now: an item of the menu, or something that can be chosen of one. */
export interface PricedOffer {
  /** What it costs, or adds, before what it asks; see sellingPrice for an item. */
  readonly price: Cents;
  /** It cannot be had at the branch, whatever is chosen of it. */
  readonly sold_out: boolean;
  /** What it asks of whoever takes it. */
  readonly groups: readonly PricedGroup[];
}

/** A question, with what can be answered. No answer costs less than nothing. */
export interface PricedGroup extends ChoiceBounds {
  readonly choices: readonly PricedChoice[];
}

/** An answer, each at most once. */
export interface PricedChoice extends PricedOffer {
  /** It is chosen already, and stays. */
  readonly chosen?: boolean;
}

interface ChoiceBounds {
  readonly is_required: boolean;
  /** The fewest choices once the group counts; never more than it takes. */
  readonly min_qty: number;
}

/** How many choices a group needs: a required one always counts, another once it is begun. */
export function fewestChoices({ is_required, min_qty }: ChoiceBounds, chosen: number): number {
  if (is_required) return Math.max(1, min_qty);
  return chosen > 0 ? min_qty : 0;
}

/**
 * The least that one of it can be bought for now, with what is chosen already: its price, what is
 * chosen, and of every required group the cheapest choices that are still missing. This is what
 * "From" means wherever it is said.
 *
 * @returns null where it cannot be bought: it is sold out, or a group has too little left.
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
