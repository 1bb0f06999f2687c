import { expect, test } from 'vitest';
import { pointsWords } from './points-words.ts';

test.each([
  ['COMPLETED', 18, 'orders:pointsEarned'],
  ['COMPLETED', 0, 'orders:pointsEarned'],
  ['PREPARING', 0, 'orders:pointsEarned'],
  ['PREPARING', 18, 'checkout:pointsToCome'],
  ['MAKING PAYMENT', 18, 'checkout:pointsToCome'],
  ['CANCELLED', 18, null],
] as const)('for status %s and %i points returns %s', (status, point_earn, words) => {
  expect(pointsWords({ status, point_earn })).toBe(words);
});
