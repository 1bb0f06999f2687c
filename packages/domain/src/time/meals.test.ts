import { describe, expect, it } from 'vitest';
import { firstOfMeals, suggestedItem } from './meals.ts';

/** Half hours between two hours, as decimal hours. */
const halfHours = (from: number, until: number) =>
  Array.from({ length: (until - from) * 2 }, (_, index) => from + index / 2);

describe('firstOfMeals', () => {
  it('returns the first time of each meal of a day without closing', () => {
    expect(firstOfMeals(halfHours(0, 24), Math.floor)).toEqual([
      { meal: 'breakfast', first: 7 },
      { meal: 'lunch', first: 12 },
      { meal: 'dinner', first: 18 },
    ]);
  });

  it('omits meals without times', () => {
    expect(firstOfMeals(halfHours(13, 17), Math.floor)).toEqual([{ meal: 'lunch', first: 13 }]);
    expect(firstOfMeals([], Math.floor)).toEqual([]);
  });
});

describe('suggestedItem', () => {
  it.each([
    ['lunch of a day without closing', halfHours(0, 24), 12],
    ['the opening of a day that begins in the morning', halfHours(11, 22), 11],
    [
      'lunch when yesterday’s opening ends at night',
      [...halfHours(0, 2), ...halfHours(11, 22)],
      12,
    ],
    ['dinner when there is no earlier meal', [...halfHours(0, 2), ...halfHours(18, 23)], 18],
    ['the first time outside of meals', [...halfHours(0, 2), ...halfHours(21, 24)], 21],
    ['the first time of a day with nights only', halfHours(0, 5), 0],
    ['nothing without times', [], undefined],
  ])('returns %s', (_, times, expected) => {
    expect(suggestedItem(times, Math.floor)).toBe(expected);
  });
});
