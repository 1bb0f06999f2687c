import type { Cents } from '@claypot/sdk';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { cents, type OrderToPrice, type OrderTotal, orderTotal, ZERO } from './index.ts';
import { expectedTotal } from './testing/oracle.ts';
import { anyOrder } from './testing/orders.ts';

const RUNS = 20_000;

const pickup: OrderToPrice = {
  lines: [{ price: cents(1_890), additional_prices: [cents(200)], qty: 2, point: 18 }],
  buyer: 'member',
  delivery_method: 'pickup',
  payment_method: 'card',
  delivery_fee: ZERO,
  voucher: null,
  tier: null,
  points: null,
};

test('agrees with an independent calculation, to the cent', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      expect(orderTotal(order)).toEqual(expectedTotal(order));
    }),
    { numRuns: RUNS },
  );
});

test('is never below zero, whole, and the sum of its parts unless held at zero', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const priced = orderTotal(order);
      const parts =
        priced.subtotal -
        priced.voucher_discount -
        priced.tier_discount -
        priced.point_discount +
        priced.service_charge +
        priced.delivery_fee +
        priced.adj_amount;
      expect(priced.total).toBe(Math.max(parts, 0));
      expect(Object.values(priced).every(Number.isSafeInteger)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('is not changed by the order of the lines', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const reversed = { ...order, lines: order.lines.toReversed() };
      expect(orderTotal(reversed)).toEqual(orderTotal(order));
    }),
    { numRuns: 500 },
  );
});

test('prices a plain pickup order', () => {
  expect(orderTotal(pickup)).toEqual({
    subtotal: 4_180,
    voucher_discount: 0,
    tier_discount: 0,
    point_discount: 0,
    service_charge: 0,
    delivery_fee: 0,
    tax: 237,
    adj_amount: 0,
    total: 4_180,
    points_earned: 36,
  });
});

test('takes discounts off in the order voucher, tier, points', () => {
  const priced = orderTotal({
    ...pickup,
    lines: [{ price: cents(10_000), additional_prices: [], qty: 1, point: 0 }],
    voucher: { calculation_type: 'fixed', amount: cents(2_000), min_purchase: ZERO },
    tier: { percent: 10, is_freeze_tier: false },
    points: {
      balance: 100,
      max_discount_point: 100,
      max_discount_amount: cents(1_000),
      spend: true,
    },
  });
  expect(priced).toMatchObject({
    voucher_discount: 2_000,
    tier_discount: 800,
    point_discount: 1_000,
    total: 6_200,
    tax: 351,
  });
});

describe('at its edges', () => {
  test('nothing costs nothing', () => {
    const empty = orderTotal({ ...pickup, lines: [] });
    expect(new Set(Object.values(empty))).toEqual(new Set([0]));
  });

  test('a 100 % voucher makes the food free and leaves the delivery fee', () => {
    const priced = orderTotal({
      ...pickup,
      delivery_method: 'delivery',
      delivery_fee: cents(650),
      voucher: {
        calculation_type: 'percent',
        percent: 100,
        total_max_given_amount: null,
        min_purchase: ZERO,
      },
    });
    expect(priced).toMatchObject({ voucher_discount: 4_180, tax: 0, total: 650 });
  });

  test('points worth more than the tier has left stop the total at zero', () => {
    const priced = orderTotal({
      ...pickup,
      lines: [{ price: cents(1_001), additional_prices: [], qty: 1, point: 0 }],
      tier: { percent: 10, is_freeze_tier: false },
      points: {
        balance: 100,
        max_discount_point: 100,
        max_discount_amount: cents(1_000),
        spend: true,
      },
    });
    expect(priced).toMatchObject({ point_discount: 1_000, tax: 0, total: 0 });
  });

  test('dine-in orders alone carry the service charge, on what the discounts leave', () => {
    const priced = orderTotal({
      ...pickup,
      delivery_method: 'dine-in',
      tier: { percent: 5, is_freeze_tier: false },
    });
    expect(priced).toMatchObject({ tier_discount: 209, service_charge: 397, total: 4_368 });
  });
});

test('speaks in plain, serialisable cents', () => {
  const priced = orderTotal(pickup);
  expect(JSON.parse(JSON.stringify(priced))).toEqual(priced);
  expectTypeOf(priced).toEqualTypeOf<OrderTotal>();
  expectTypeOf(priced.total).toEqualTypeOf<Cents>();
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf<OrderTotal['points_earned']>().toEqualTypeOf<number>();
});
