import { cents } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { billRest } from './bill-rest.ts';
import { type BillSplit, splitByLines, splitByPeople } from './split-bill.ts';
import { EXAMPLE_SPLITS_BY_LINES, EXAMPLE_SPLITS_BY_PEOPLE } from './testing/example-splits.ts';

const billOf = (total: number) =>
  ({ discount_rule: 'usual', voucher_discount: cents(0), total: cents(total) }) as const;

const totalsOf = (split: BillSplit) =>
  split.error === null ? split.shares.map(({ total }) => total) : split;

const noPayment = { wallet: cents(0), card: cents(0) };

describe('splitByPeople', () => {
  test.each(EXAMPLE_SPLITS_BY_PEOPLE)('splits %i by %i', (total, people, shares, cash) => {
    const split = splitByPeople(billOf(total), people);
    expect(totalsOf(split)).toEqual(shares);
    const rests = split.error === null ? split.shares.map((one) => billRest(one, noPayment)) : [];
    expect(rests.map((rest) => (rest.error === null ? rest.cash_due : rest))).toEqual(cash);
  });

  test.each([1, 0, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 1_001])(
    'returns INVALID_PEOPLE for %d people',
    (people) => {
      const error = { error: 'INVALID_PEOPLE', least: 2, most: 1_000 };
      expect(splitByPeople(billOf(1_000), people)).toEqual(error);
    },
  );

  test('gives each of as many people as cents one cent', () => {
    expect(totalsOf(splitByPeople(billOf(3), 3))).toEqual([1, 1, 1]);
  });
});

describe('splitByLines', () => {
  test.each(EXAMPLE_SPLITS_BY_LINES)('splits lines %j of %i', (lines, total, groups, shares) => {
    expect(totalsOf(splitByLines(billOf(total), lines.map(cents), groups))).toEqual(shares);
  });

  test('gives a share of free lines nothing', () => {
    const split = splitByLines(billOf(1_100), [0, 1_000].map(cents), [[0], [1]]);
    expect(totalsOf(split)).toEqual([0, 1_100]);
  });

  test.each([
    ['a line in no share', [[0], [2]], [1]],
    [
      'a line in two shares',
      [
        [0, 1],
        [1, 2],
      ],
      [1],
    ],
    [
      'a line twice in one share',
      [
        [0, 0],
        [1, 2],
      ],
      [0],
    ],
    [
      'positions that the bill does not have',
      [
        [0, 1],
        [2, 3, -1, 0.5, 3],
      ],
      [3, -1, 0.5],
    ],
  ])('returns LINES_NOT_IN_ONE_SHARE for %s', (_, groups, lines) => {
    const split = splitByLines(billOf(3_300), [1_000, 1_000, 1_000].map(cents), groups);
    expect(split).toEqual({ error: 'LINES_NOT_IN_ONE_SHARE', lines });
  });

  test.each([
    ['no share', [], 'TOO_FEW_SHARES'],
    ['one share', [[0, 1]], 'TOO_FEW_SHARES'],
    ['a share without lines', [[0, 1], []], 'EMPTY_SHARE'],
  ])('returns the error of %s', (_, groups, error) => {
    const split = splitByLines(billOf(2_200), [1_000, 1_000].map(cents), groups);
    expect(split).toEqual({ error });
  });
});

describe('a split is an error', () => {
  const lines = [cents(1_000), cents(1_000)];

  test.each([
    ['SPLIT_WITH_VOUCHER', { ...billOf(2_199), voucher_discount: cents(1) }],
    ['SPLIT_WITH_FAMILY_DAY', { ...billOf(1_716), discount_rule: 'family_day' }],
  ] as const)('%s, by people and by lines', (error, bill) => {
    expect(splitByPeople(bill, 2)).toEqual({ error });
    expect(splitByLines(bill, lines, [[0], [1]])).toEqual({ error });
  });
});
