import { type Cents, cents } from '@claypot/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal } from './line.ts';
import { orderTotal } from './order-total.ts';
import { lineShares, pointsKept } from './refund-shares.ts';
import { anyOrder } from './testing/orders.ts';
import { expectedShares } from './testing/shares-oracle.ts';

const all = (amounts: readonly number[]) => amounts.map(cents);

const sumOf = (amounts: readonly Cents[]) =>
  amounts.reduce((sum: number, amount) => sum + amount, 0);

describe('lineShares', () => {
  test.each([
    ['without discounts are the line totals', [2290, 1500], 3790, 0, [2290, 1500]],
    ['leave the delivery fee out', [2290, 1500], 4290, 500, [2290, 1500]],
    ['carry a discount in proportion', [3000, 1000], 3600, 0, [2700, 900]],
    ['carry a service charge in proportion', [3000, 1000], 4400, 0, [3300, 1100]],
    ['give left-over cents to the largest fractions', [10, 30, 60], 99, 0, [10, 30, 59]],
    ['give a left-over cent to the first of equal lines', [100, 100, 100], 200, 0, [67, 67, 66]],
    ['of a free dish are nothing', [0, 1000], 900, 0, [0, 900]],
    ['of lines that cost nothing are equal', [0, 0], 3, 0, [2, 1]],
    ['are nothing if discounts have paid for the food', [1000], 200, 500, [0]],
    ['of no lines are none', [], 500, 500, []],
  ])('%s', (_, lines, total, delivery_fee, shares) => {
    const paid = { total: cents(total), delivery_fee: cents(delivery_fee) };
    expect(lineShares(all(lines), paid)).toEqual(shares);
  });

  test('add up to the paid amount without the delivery fee for every order', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        fc.pre(order.lines.length > 0);
        const { total, delivery_fee } = orderTotal(order);
        const shares = lineShares(order.lines.map(lineTotal), { total, delivery_fee });
        expect(sumOf(shares)).toBe(Math.max(0, total - delivery_fee));
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    );
  });

  test('are those of an independent largest-remainder method', () => {
    const amount = fc.integer({ min: 0, max: 200_000 }).map(cents);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), amount, (lines, total) => {
        const paid = { total, delivery_fee: cents(0) };
        expect(lineShares(lines, paid)).toEqual(expectedShares(lines, total));
      }),
    );
  });

  test('differ by less than one cent from the exact proportion', () => {
    const amount = fc.integer({ min: 1, max: 200_000 }).map(cents);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), amount, (lines, total) => {
        const shares = lineShares(lines, { total, delivery_fee: cents(0) });
        const whole = lines.reduce((sum, line) => sum + BigInt(line), 0n);
        for (const [index, share] of shares.entries()) {
          const difference = BigInt(share) * whole - BigInt(total) * BigInt(lines[index] ?? 0);
          expect(difference < whole && -difference < whole).toBe(true);
        }
      }),
    );
  });

  test('of amounts beyond exact floating-point products add up', () => {
    const lines = all([900_000_007, 800_000_011, 3]);
    const total = cents(1_500_000_001);
    expect(sumOf(lineShares(lines, { total, delivery_fee: cents(0) }))).toBe(total);
  });
});

describe('pointsKept', () => {
  test.each([
    [100, 1000, 0, 100],
    [100, 1000, 1000, 0],
    [100, 1000, 333, 66],
    [7, 4580, 2290, 3],
    [100, 0, 0, 100],
    [0, 1000, 500, 0],
  ])('of %i points and %i sen with %i refunded are %i', (points, paid, refunded, kept) => {
    expect(pointsKept(points, cents(paid), cents(refunded))).toBe(kept);
  });

  test('never grow with further refunds, and end at 0', () => {
    const points = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(),
        (earned, paid, part) => {
          const first = part % (paid + 1);
          const before = pointsKept(earned, cents(paid), cents(first));
          const after = pointsKept(earned, cents(paid), cents(Math.min(paid, first + 1)));
          expect(after).toBeLessThanOrEqual(before);
          expect(before).toBeLessThanOrEqual(earned);
          expect(pointsKept(earned, cents(paid), cents(paid))).toBe(0);
        },
      ),
    );
  });
});
