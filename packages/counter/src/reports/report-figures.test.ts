import { cents } from '@claypot/sdk';
import type { DaySales } from '@claypot/sdk/counter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { groupDays, groupingOf } from './day-groups.ts';
import { everyHour } from './hours.ts';

test.each([
  [120, 100, { before: 100, difference: 20, percent: 20 }],
  [0, 100, { before: 100, difference: -100, percent: -100 }],
  [50, 0, { before: 0, difference: 50, percent: null }],
  [10, -20, { before: -20, difference: 30, percent: 150 }],
])('%i compared with %i is %j', (now, before, expected) => {
  expect(compare(now, before)).toEqual(expected);
});

const FIRST = Temporal.PlainDate.from('2026-01-01');
const daysOf = (amounts: readonly number[]): DaySales[] =>
  amounts.map((amount, index) => ({
    day: FIRST.add({ days: index }).toString(),
    order_count: 1,
    sales: cents(amount),
    refunds: cents(0),
  }));

describe('groupDays', () => {
  test('keeps the sum and every day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 366 }),
        fc.constantFrom('day', 'week', 'month'),
        (amounts, grouping) => {
          const groups = groupDays(daysOf(amounts), grouping);
          const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
          expect(sum(groups.map(({ sales }) => sales))).toBe(sum(amounts));
          expect(sum(groups.map(({ order_count }) => order_count))).toBe(amounts.length);
          const length = sum(groups.map(({ first, last }) => first.until(last).days + 1));
          expect(length).toBe(amounts.length);
        },
      ),
      { seed: 35 },
    );
  });

  test('begins weeks on Monday', () => {
    const [first, second] = groupDays(daysOf(Array.from({ length: 12 }, () => 100)), 'week');
    expect([first?.last.toString(), second?.first.dayOfWeek]).toEqual(['2026-01-04', 1]);
  });
});

test.each([
  [1, 'day'],
  [45, 'day'],
  [46, 'week'],
  [200, 'week'],
  [366, 'month'],
])('%i days are grouped by %s', (days, grouping) => {
  expect(groupingOf(days)).toBe(grouping);
});

describe('everyHour', () => {
  const hour = (at: number) => ({ hour: at, order_count: 1, amount: cents(100) });

  test('adds hours without sales, also across midnight', () => {
    expect(everyHour([hour(22), hour(1)])).toEqual([
      hour(22),
      { hour: 23, order_count: 0, amount: 0 },
      { hour: 0, order_count: 0, amount: 0 },
      hour(1),
    ]);
  });

  test('is empty without sales', () => {
    expect(everyHour([])).toEqual([]);
  });
});
