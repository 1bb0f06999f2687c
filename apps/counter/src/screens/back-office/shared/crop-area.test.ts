import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aspectOf, hasAspect, toCropArea, toPercentPart } from './crop-area.ts';

const side = fc.integer({ min: 1, max: 12_000 });

test('a part of whole pixels is the same after percent', () => {
  const sized = fc.record({ width: side, height: side }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      left: fc.integer({ min: 0, max: size.width - 1 }),
      top: fc.integer({ min: 0, max: size.height - 1 }),
    }),
  );
  fc.assert(
    fc.property(sized, ({ size, left, top }) => {
      const area = { left, top, width: size.width - left, height: size.height - top };
      expect(toCropArea(toPercentPart(area, size), size)).toEqual(area);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('every part in percent is inside the picture', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const part = fc.record({ x: percent, y: percent, width: percent, height: percent });
  fc.assert(
    fc.property(part, side, side, (given, width, height) => {
      const area = toCropArea(given, { width, height });
      expect(area.width).toBeGreaterThan(0);
      expect(area.height).toBeGreaterThan(0);
      expect(area.left + area.width).toBeLessThanOrEqual(width);
      expect(area.top + area.height).toBeLessThanOrEqual(height);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('a part of a shape has its aspect after it is rounded to pixels', () => {
  const shape = fc.constantFrom('4/3', '2/1', '16/9', '1/1');
  fc.assert(
    fc.property(shape, side, (of, height) => {
      const aspect = aspectOf(of);
      const size = { width: 60_000, height: 60_000 };
      const exact = { left: 0, top: 0, width: height * aspect, height };
      expect(hasAspect(toCropArea(toPercentPart(exact, size), size), aspect)).toBe(true);
    }),
    { seed: 1, numRuns: 200 },
  );
  expect(hasAspect({ width: 400, height: 400 }, aspectOf('4/3'))).toBe(false);
});
