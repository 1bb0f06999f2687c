import { cents } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { percentOf, ratioOf } from './money.ts';

describe('rounding', () => {
  test.each([
    [10, 1, 4, 3],
    [-10, 1, 4, -3],
    [9, 1, 4, 2],
    [-9, 1, 4, -2],
    [11, 1, 4, 3],
    [-11, 1, 4, -3],
    [-1, 1, 4, 0],
  ])(
    'rounds %i × %i / %i to %i, half away from zero',
    (amount, numerator, denominator, expected) => {
      expect(ratioOf(cents(amount), numerator, denominator)).toBe(expected);
    },
  );

  test.each([
    [1_000, 12.5, 125],
    [1, 50, 1],
    [-1, 50, -1],
    [333, 33.33, 111],
    [65, 1, 1],
    [49, 1, 0],
    [999, 0.07, 1],
  ])('returns for %i cents × %f %% the amount %i', (amount, percent, expected) => {
    expect(percentOf(cents(amount), percent)).toBe(expected);
  });

  test.each([-1, 100.01, 0.001, Number.NaN])('throws RangeError for %s %%', (percent) => {
    expect(() => percentOf(cents(100), percent)).toThrow(RangeError);
  });
});
