import { expect, test } from 'vitest';
import { readEntry } from './history-entry.ts';
import { chooseMove } from './navigation.ts';

const wayIn = readEntry(null);
const dish = { index: 2, scroll: 0, from: '/menu' };

test('a new screen remembers where it was opened from', () => {
  expect(chooseMove(wayIn, '/home', '/menu', false)).toEqual({
    how: 'push',
    state: { index: 1, scroll: 0, from: '/home' },
  });
});

test('replacing a screen by the one it was opened from is going back', () => {
  expect(chooseMove(dish, '/menuDetail/dish/7', '/menu', true)).toEqual({ how: 'back' });
});

test('replacing it by another keeps its place', () => {
  expect(chooseMove(dish, '/menuDetail/dish/7', '/home', true)).toEqual({
    how: 'replace',
    state: { index: 2, scroll: 0, from: '/menu' },
  });
});

test('there is no way back from where the visitor came in', () => {
  const odd = { ...wayIn, from: '/menu' };
  expect(chooseMove(odd, '/menuDetail/dish/7', '/menu', true).how).toBe('replace');
});

test('what others left in the history counts as the way in', () => {
  for (const state of [undefined, 'text', { index: 'one' }, []]) {
    expect(readEntry(state)).toEqual({ index: 0, scroll: 0, from: null });
  }
});
