import { expect, test } from 'vitest';
import { readEntry } from './history-entry.ts';
import { chooseReplacement, entryAfter } from './navigation.ts';

const wayIn = readEntry(null);
const dish = { index: 2, scroll: 0, from: '/menu' };

test('a new screen remembers where it was opened from', () => {
  expect(entryAfter(wayIn, '/home')).toEqual({ index: 1, scroll: 0, from: '/home' });
});

test('replacing a screen by the one it was opened from is going back', () => {
  expect(chooseReplacement(dish, '/menu')).toEqual({ how: 'back' });
});

test('replacing it by another keeps its place', () => {
  expect(chooseReplacement(dish, '/home')).toEqual({
    how: 'replace',
    state: { index: 2, scroll: 0, from: '/menu' },
  });
});

test('there is no way back from where the visitor came in', () => {
  const odd = { ...wayIn, from: '/menu' };
  expect(chooseReplacement(odd, '/menu').how).toBe('replace');
});

test('what others left in the history counts as the way in', () => {
  for (const state of [undefined, 'text', { index: 'one' }, []]) {
    expect(readEntry(state)).toEqual({ index: 0, scroll: 0, from: null });
  }
});
