import { expect, test } from 'vitest';
import { isBrandColor } from './brand-color.ts';
import { brandShifts } from './brand-shifts.ts';
import { browserColors } from './browser-colors.ts';

test.each([
  ['#d4321a', null, null],
  ['#ffd400', 'darker', 'darker'],
  ['#0f0f14', null, 'lighter'],
  ['#ffffff', 'darker', 'darker'],
])('fills for %s are %s in light and %s in dark mode', (brand, light, dark) => {
  expect(brandShifts(brand)).toEqual({ light, dark });
});

test.each([
  ['#1d4ed8', true],
  ['#1D4ED8', false],
  ['#14d', false],
  ['1d4ed8', false],
  ['#1d4ed8aa', false],
  ['red', false],
])('%s is a brand colour: %s', (text, expected) => {
  expect(isBrandColor(text)).toBe(expected);
});

test('browser bars have the fill in light mode and a dark tint in dark mode', () => {
  expect(browserColors('#d4321a')).toEqual({ light: '#d4321a', dark: '#40211b' });
});
