import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delayOf, type KitchenSample, MOST_CHANGE, waitingMinutes } from './waiting-rule.ts';

const sample = (changes: Partial<KitchenSample> = {}): KitchenSample => ({
  usualMinutes: 35,
  finished: [],
  late: [],
  open: 0,
  ...changes,
});

const took = (minutes: number, orders: number) => Array.from({ length: orders }, () => minutes);

describe('waitingMinutes', () => {
  test('is the usual time without recent orders', () => {
    expect(waitingMinutes(sample(), 0)).toBe(35);
    expect(waitingMinutes(sample({ usualMinutes: 20 }), 0)).toBe(20);
  });

  test('adds the minutes of a busy branch', () => {
    expect(waitingMinutes(sample(), 20)).toBe(55);
  });

  test.each([
    [1, 40],
    [5, 45],
    [20, 50],
  ])('follows %i orders that took 55 minutes: %i', (orders, minutes) => {
    expect(waitingMinutes(sample({ finished: took(55, orders) }), 0)).toBe(minutes);
  });

  test('is at most 10 minutes shorter than usual', () => {
    expect(waitingMinutes(sample({ finished: took(12, 20) }), 0)).toBe(25);
    expect(waitingMinutes(sample({ usualMinutes: 10, finished: took(2, 20) }), 0)).toBe(10);
  });

  test('grows with open orders that are behind their time', () => {
    expect(waitingMinutes(sample({ open: 6, late: took(10, 6) }), 0)).toBe(40);
    expect(waitingMinutes(sample({ open: 10, late: took(25, 10) }), 0)).toBe(50);
  });

  test('limits the effect of one order that was forgotten', () => {
    expect(waitingMinutes(sample({ open: 1, late: [600] }), 0)).toBe(40);
  });
});

const minutes = fc.integer({ min: 0, max: 400 });
const samples = fc
  .record({
    usualMinutes: fc.integer({ min: 2, max: 24 }).map((fives) => fives * 5),
    finished: fc.array(minutes, { maxLength: 20 }),
    late: fc.array(minutes, { maxLength: 20 }),
    onTime: fc.nat({ max: 20 }),
  })
  .map(({ onTime, ...rest }): KitchenSample => ({ ...rest, open: rest.late.length + onTime }));
const busy = fc.constantFrom(0, 10, 20, 30);

describe('for any orders', () => {
  test('an order that takes longer never shortens the waiting time', () => {
    fc.assert(
      fc.property(samples, fc.nat({ max: 19 }), minutes, busy, (orders, which, more, added) => {
        const longer = (values: readonly number[]) =>
          values.map((value, index) => (index === which % values.length ? value + more : value));
        const before = waitingMinutes(orders, added);
        const slower = { ...orders, finished: longer(orders.finished) };
        expect(waitingMinutes(slower, added)).toBeGreaterThanOrEqual(before);
        const later = { ...orders, late: longer(orders.late) };
        expect(waitingMinutes(later, added)).toBeGreaterThanOrEqual(before);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('the waiting time is bounded by the usual one', () => {
    fc.assert(
      fc.property(samples, busy, (orders, added) => {
        const waiting = waitingMinutes(orders, added) - added;
        expect(waiting).toBeGreaterThanOrEqual(Math.max(10, orders.usualMinutes - 10));
        expect(waiting).toBeLessThanOrEqual(Math.min(180, orders.usualMinutes + 60));
        expect(waiting % 5).toBe(0);
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  test('one more order changes it by at most 5 minutes', () => {
    expect(MOST_CHANGE).toBe(5);
    fc.assert(
      fc.property(samples, minutes, busy, (orders, one, added) => {
        const changed = [
          { ...orders, finished: [...orders.finished, one] },
          { ...orders, late: [...orders.late, one], open: orders.open + 1 },
          { ...orders, open: orders.open + 1 },
        ];
        for (const after of changed) {
          const step = Math.abs(delayOf(after) - delayOf(orders));
          expect(step).toBeLessThanOrEqual(MOST_CHANGE + 1e-9);
          const shown = Math.abs(waitingMinutes(after, added) - waitingMinutes(orders, added));
          expect(shown).toBeLessThanOrEqual(5);
        }
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});
