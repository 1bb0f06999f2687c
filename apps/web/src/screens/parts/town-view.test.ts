import { expect, test } from 'vitest';
import { townView } from './town-view.ts';

test('a place always has the same view', () => {
  expect(townView('3.131900', '101.671300')).toBe(townView('3.131900', '101.671300'));
});

test.each([
  ['3.131900', '101.671300'],
  ['3.139999', '101.679999'],
  ['-3.130001', '-101.670001'],
  ['0', '0'],
])('the view of %s, %s lies within the town', (latitude, longitude) => {
  const [x = -1, y = -1, width = 0, height = 0] = townView(latitude, longitude)
    .split(' ')
    .map(Number);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(720);
  expect(y + height).toBeLessThanOrEqual(520);
});

test('places some streets apart have different views', () => {
  expect(townView('3.131900', '101.671300')).not.toBe(townView('3.134400', '101.674400'));
});
