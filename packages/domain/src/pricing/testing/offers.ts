/** Random offers, and a test oracle for their lowest price. */
import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import type { PricedChoice, PricedGroup, PricedOffer } from '../lowest.ts';

/** A group with its maximum, which the lowest price does not depend on. */
interface BoundedGroup extends PricedGroup {
  readonly max_qty: number;
  readonly choices: readonly BoundedChoice[];
}

interface BoundedChoice extends PricedChoice {
  readonly groups: readonly BoundedGroup[];
}

/** {@link PricedOffer} with the bounds that define its configurations. */
export interface BoundedOffer extends PricedOffer {
  readonly groups: readonly BoundedGroup[];
}

const price = fc.integer({ min: 0, max: 900 }).map(cents);
const soldOut = fc.integer({ min: 0, max: 3 }).map((die) => die === 0);

function groupOf(choice: fc.Arbitrary<BoundedChoice>): fc.Arbitrary<BoundedGroup> {
  return fc
    .record({
      is_required: fc.boolean(),
      choices: fc.array(choice, { minLength: 1, maxLength: 4 }),
      least: fc.integer({ min: 0, max: 3 }),
      more: fc.integer({ min: 0, max: 2 }),
      chosen: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    })
    .map(({ is_required, choices, least, more, chosen }) => {
      const min_qty = Math.min(least, choices.length);
      const max_qty = Math.max(1, min_qty + more);
      const taken = choices.filter((_, index) => chosen[index]).slice(0, max_qty);
      return {
        is_required,
        min_qty,
        max_qty,
        choices: choices.map((one) => ({ ...one, chosen: taken.includes(one) })),
      };
    });
}

const plain = fc.record({ price, sold_out: soldOut, groups: fc.constant([]) });

const asking = fc.record({
  price,
  sold_out: soldOut,
  groups: fc.array(groupOf(plain), { maxLength: 2 }),
});

/** A random offer, for example a package with dishes that have groups of their own. */
export const anyOffer: fc.Arbitrary<BoundedOffer> = fc.record({
  price,
  sold_out: soldOut,
  groups: fc.array(groupOf(asking), { maxLength: 3 }),
});

/** Returns the prices of all configurations that can be bought, in cents. */
export function everyPrice({ price, sold_out, groups }: BoundedOffer): number[] {
  if (sold_out) return [];
  return groups.reduce<number[]>(
    (totals, group) => totals.flatMap((total) => everyAnswer(group).map((adds) => total + adds)),
    [price],
  );
}

function everyAnswer(group: BoundedGroup): number[] {
  return subsets(group.choices)
    .filter((picked) => isValid(group, picked))
    .flatMap((picked) =>
      picked.reduce<number[]>(
        (totals, one) => totals.flatMap((total) => everyPrice(one).map((adds) => total + adds)),
        [0],
      ),
    );
}

function isValid(
  { choices, is_required, max_qty, min_qty }: BoundedGroup,
  picked: BoundedChoice[],
) {
  const keeps = choices.every((one) => !one.chosen || picked.includes(one));
  const counts = picked.length === 0 ? !is_required : picked.length >= min_qty;
  return keeps && counts && picked.length <= max_qty;
}

function subsets<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((found, one) => found.flatMap((set) => [set, [...set, one]]), [[]]);
}
