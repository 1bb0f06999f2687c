/** Hand-worked payments of bills: the rest after wallet and card, and the cash for it (K5). */
import { type Cents, cents } from '@claypot/sdk';

interface ExampleRest {
  readonly total: Cents;
  readonly wallet: Cents;
  readonly card: Cents;
  readonly left: number;
  readonly cash_due: number;
  readonly final_total: number;
}

function rest(
  [total, wallet, card]: readonly [number, number, number],
  [left, cash_due, final_total]: readonly [number, number, number],
): ExampleRest {
  return {
    total: cents(total),
    wallet: cents(wallet),
    card: cents(card),
    left,
    cash_due,
    final_total,
  };
}

/**
 * Total, wallet and card, then what is left, the cash for it and the bill's total with cash: left =
 * total − wallet − card, cash to the nearest 5 sen, final total = total + cash − left.
 */
export const EXAMPLE_RESTS: readonly ExampleRest[] = [
  // All in cash: every last digit.
  rest([1_000, 0, 0], [1_000, 1_000, 1_000]),
  rest([1_001, 0, 0], [1_001, 1_000, 1_000]),
  rest([1_002, 0, 0], [1_002, 1_000, 1_000]),
  rest([1_003, 0, 0], [1_003, 1_005, 1_005]),
  rest([1_004, 0, 0], [1_004, 1_005, 1_005]),
  rest([1_005, 0, 0], [1_005, 1_005, 1_005]),
  rest([1_006, 0, 0], [1_006, 1_005, 1_005]),
  rest([1_007, 0, 0], [1_007, 1_005, 1_005]),
  rest([1_008, 0, 0], [1_008, 1_010, 1_010]),
  rest([1_009, 0, 0], [1_009, 1_010, 1_010]),
  // No cash: no adjustment, also if the last digit of the total or of a part is not 0 or 5.
  rest([4_653, 4_653, 0], [0, 0, 4_653]),
  rest([4_653, 0, 4_653], [0, 0, 4_653]),
  rest([4_653, 2_001, 2_652], [0, 0, 4_653]),
  // Mixed: only the rest is rounded. The total alone would become 46.55 in each row.
  rest([4_653, 2_000, 1_000], [1_653, 1_655, 4_655]),
  rest([4_653, 2_001, 1_000], [1_652, 1_650, 4_651]),
  rest([4_653, 0, 2_653], [2_000, 2_000, 4_653]),
  // A rest of 1 or 2 sen costs nothing in cash, 3 sen cost 5.
  rest([4_653, 4_652, 0], [1, 0, 4_652]),
  rest([4_653, 4_651, 0], [2, 0, 4_651]),
  rest([4_653, 4_650, 0], [3, 5, 4_655]),
  // A bill of nothing.
  rest([0, 0, 0], [0, 0, 0]),
];
