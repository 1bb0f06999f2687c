import { expect, test } from 'vitest';
import { badge } from './badge.ts';

test.each([
  [0, null, null, null],
  [1, '1', '1', '1'],
  [9, '9', '9', '9'],
  [10, '9+', '10+', '10'],
  [99, '9+', '10+', '99'],
  [100, '9+', '10+', '99+'],
])('formats a count of %i for each kind of badge', (count, icon, entry, list) => {
  expect(badge(count, 'icon')).toBe(icon);
  expect(badge(count, 'entry')).toBe(entry);
  expect(badge(count, 'list')).toBe(list);
});
