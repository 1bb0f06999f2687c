import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotal } from '../line.ts';
import { expectedShares } from '../testing/shares-oracle.ts';
import { billRest } from './bill-rest.ts';
import { type BillTotal, billTotal } from './bill-total.ts';
import { type BillSplit, splitByLines, splitByPeople } from './split-bill.ts';
import { expectedRest, expectedSharesOfPeople } from './testing/bill-oracle.ts';
import { anyBill, anyPeople, anyShareOfLine } from './testing/bills.ts';
import { createCaseCount } from './testing/case-count.ts';

const RUNS = { numRuns: 10_000, seed: 37 };
const FORBIDDEN = ['SPLIT_WITH_VOUCHER', 'SPLIT_WITH_FAMILY_DAY'];

/** Returns the error of each split of the bill; null if it can be split. */
function forbidden({ discount_rule, voucher_discount }: BillTotal) {
  if (discount_rule === 'family_day') return { error: 'SPLIT_WITH_FAMILY_DAY' };
  return voucher_discount === 0 ? null : { error: 'SPLIT_WITH_VOUCHER' };
}

const usual = (shares: readonly number[]) => ({
  error: null,
  shares: shares.map((total) => ({ discount_rule: 'usual', total })),
});

/** Checks that the shares add up, and that each is paid in cash with its own rounding. */
function expectPayable(split: BillSplit, { total }: BillTotal) {
  if (split.error !== null) return;
  expect(split.shares.reduce<number>((sum, share) => sum + share.total, 0)).toBe(total);
  for (const share of split.shares) {
    const rest = billRest(share, { wallet: cents(0), card: cents(0) });
    expect(rest).toEqual({ error: null, ...expectedRest(share.total, 0, 0) });
  }
}

test('splits 10,000 bills by people as an independent calculation does', () => {
  const cases = createCaseCount();
  fc.assert(
    fc.property(anyBill, anyPeople, (bill, people) => {
      const priced = billTotal(bill);
      const { total } = priced;
      const split = splitByPeople(priced, people);
      const invalid = { error: 'INVALID_PEOPLE', least: 2, most: total };
      const shares = () => usual(expectedSharesOfPeople(total, people));
      const isValid = people >= 2 && people <= total;
      expect(split).toEqual(forbidden(priced) ?? (isValid ? shares() : invalid));
      expectPayable(split, priced);
      cases.count(split.error ?? 'shares');
    }),
    RUNS,
  );
  expect(cases.rare([...FORBIDDEN, 'INVALID_PEOPLE', 'shares'])).toEqual([]);
});

test('splits 10,000 bills by lines as an independent calculation does', () => {
  const cases = createCaseCount();
  fc.assert(
    fc.property(anyBill, anyShareOfLine, (bill, shareOfLine) => {
      const priced = billTotal(bill);
      const lines = bill.lines.map(lineTotal);
      const all = [0, 1, 2, 3].map((share) =>
        [...lines.keys()].filter((line) => shareOfLine[line] === share),
      );
      const groups = all.filter((group) => group.length > 0);
      const split = splitByLines(priced, lines, groups);
      const ofLines = expectedShares(lines, priced.total);
      const shares = groups.map((group) =>
        group.reduce((sum, line) => sum + (ofLines[line] ?? 0), 0),
      );
      const tooFew = { error: 'TOO_FEW_SHARES' };
      expect(split).toEqual(forbidden(priced) ?? (groups.length < 2 ? tooFew : usual(shares)));
      expectPayable(split, priced);
      cases.count(split.error ?? 'shares');
    }),
    RUNS,
  );
  expect(cases.rare([...FORBIDDEN, 'TOO_FEW_SHARES', 'shares'])).toEqual([]);
});
