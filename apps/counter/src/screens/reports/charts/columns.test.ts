import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Column, drawColumns } from './columns.ts';

const SIZE = { width: 600, height: 200 };
const columnsOf = (amounts: readonly number[]): Column[] =>
  amounts.map((amount, index) => ({
    key: String(index),
    label: `${index}`,
    name: `Column ${index}`,
    count: 1,
    amount,
  }));

describe('drawColumns', () => {
  test('columns are inside the drawing, in their order, and as high as their amounts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 53 }),
        (amounts) => {
          const { columns, ticks } = drawColumns(columnsOf(amounts), SIZE, 40);
          columns.forEach((column, index) => {
            expect(column.x).toBeGreaterThanOrEqual(0);
            expect(column.x + column.width).toBeLessThanOrEqual(SIZE.width + 0.001);
            expect(column.y).toBeGreaterThanOrEqual(0);
            expect(column.y + column.height).toBeCloseTo(SIZE.height);
            const next = columns[index + 1];
            if (next === undefined) return;
            expect(next.x).toBeGreaterThan(column.x);
            const [amount = 0, after = 0] = [amounts[index], amounts[index + 1]];
            if (amount >= after) expect(column.height).toBeGreaterThanOrEqual(next.height);
          });
          expect(ticks[0]).toEqual({ amount: 0, y: SIZE.height });
          expect(ticks.length).toBeGreaterThan(1);
        },
      ),
      { seed: 35 },
    );
  });

  test('labels never overlap', () => {
    const { columns } = drawColumns(columnsOf(Array.from({ length: 45 }, () => 100)), SIZE, 48);
    const labelled = columns.filter(({ isLabelled }) => isLabelled);
    labelled.slice(1).forEach((column, index) => {
      expect(column.x - (labelled[index]?.x ?? 0)).toBeGreaterThanOrEqual(48);
    });
  });

  test('a day without sales has no column, a small amount a visible one', () => {
    const { columns } = drawColumns(columnsOf([0, 1, 1_000_000]), SIZE, 40);
    expect(columns.map(({ height }) => height > 0)).toEqual([false, true, true]);
  });
});
