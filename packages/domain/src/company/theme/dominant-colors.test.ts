import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBrandColor } from './brand-color.ts';
import { dominantColors } from './dominant-colors.ts';

const RED = [200, 30, 40, 255];
const BLUE = [20, 60, 220, 255];
const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const CLEAR = [0, 255, 0, 0];

const times = (count: number, pixel: readonly number[]) =>
  Array.from({ length: count }, () => pixel).flat();

test('returns the most frequent colours first, without the ground', () => {
  const pixels = [...times(90, WHITE), ...times(4, RED), ...times(9, BLUE), ...times(20, CLEAR)];
  expect(dominantColors(pixels, 3)).toEqual(['#143cdc', '#c81e28']);
  expect(dominantColors(pixels, 1)).toEqual(['#143cdc']);
});

test('returns one of several tints of a hue', () => {
  const pixels = [
    ...times(5, RED),
    ...times(3, [190, 40, 50, 255]),
    ...times(4, [240, 180, 180, 255]),
  ];
  expect(dominantColors(pixels, 3)).toHaveLength(1);
});

test('returns nothing for a black logo', () => {
  expect(dominantColors([...times(9, WHITE), ...times(9, BLACK)], 3)).toEqual([]);
});

test('returns brand colours for any picture', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (pixels) => {
      const colors = dominantColors(pixels, 4);
      expect(colors.length).toBeLessThanOrEqual(4);
      expect(colors.filter((color) => !isBrandColor(color))).toEqual([]);
      expect(new Set(colors).size).toBe(colors.length);
    }),
  );
});
