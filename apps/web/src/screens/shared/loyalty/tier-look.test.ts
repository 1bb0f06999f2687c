import { expect, test } from 'vitest';
import { tierLook } from './tier-look.ts';

test.each([
  [1, 'first'],
  [2, 'silver'],
  [3, 'gold'],
  [9, 'gold'],
])('returns for level %i the look %s', (level, look) => {
  expect(tierLook(level)).toBe(look);
});
