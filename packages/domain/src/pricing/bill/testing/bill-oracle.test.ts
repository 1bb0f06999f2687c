import { describe, expect, test } from 'vitest';
import { expectedShares } from '../../testing/shares-oracle.ts';
import { expectedBill, expectedRest, expectedSharesOfPeople } from './bill-oracle.ts';
import { EXAMPLE_BILLS } from './example-bills.ts';
import { EXAMPLE_MOMENTS } from './example-moments.ts';
import { EXAMPLE_RESTS } from './example-rests.ts';
import { EXAMPLE_SPLITS_BY_LINES, EXAMPLE_SPLITS_BY_PEOPLE } from './example-splits.ts';

describe('oracle of bills', () => {
  test.each(EXAMPLE_BILLS)('prices: %s', (_, bill, expected) => {
    expect(expectedBill(bill)).toEqual(expected);
  });

  test.each(EXAMPLE_RESTS)('leaves $left of $total after $wallet and $card', (example) => {
    const { total, wallet, card, left, cash_due, final_total } = example;
    const adj_amount = cash_due - left;
    expect(expectedRest(total, wallet, card)).toEqual({ left, cash_due, adj_amount, final_total });
  });

  test.each(EXAMPLE_SPLITS_BY_PEOPLE)('splits %i by %i people', (total, people, shares, cash) => {
    expect(expectedSharesOfPeople(total, people)).toEqual(shares);
    expect(shares.map((share) => expectedRest(share, 0, 0).cash_due)).toEqual(cash);
  });

  test.each(EXAMPLE_SPLITS_BY_LINES)('splits lines %j of %i', (lines, total, groups, shares) => {
    const ofLines = expectedShares(lines, total);
    const ofGroup = (group: readonly number[]) =>
      group.reduce((sum, line) => sum + (ofLines[line] ?? 0), 0);
    expect(groups.map(ofGroup)).toEqual(shares);
  });

  test.each(EXAMPLE_MOMENTS)('has the 22nd in Malaysia at %s: %s', (utc, isFamilyDay) => {
    const eightHoursLater = Temporal.Instant.from(utc).add({ hours: 8 }).toString();
    expect(/^\d{4}-\d{2}-22T/.test(eightHoursLater)).toBe(isFamilyDay);
  });
});
