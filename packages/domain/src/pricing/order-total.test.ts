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

test('equals an independent calculation to the cent', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      expect(orderTotal(order)).toEqual(expectedTotal(order));
    }),
    { numRuns: RUNS },
  );
});

test('is an integer, not negative and the sum of its parts unless limited to zero', () => {
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

test('does not depend on the order of the lines', () => {
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

test('deducts discounts in the order voucher, tier, points', () => {
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

describe('edge cases', () => {
  test('returns 0 for an order without lines', () => {
    const empty = orderTotal({ ...pickup, lines: [] });
    expect(new Set(Object.values(empty))).toEqual(new Set([0]));
  });

  test('leaves only the delivery fee with a 100 % voucher', () => {
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

  test('limits the total to zero when the points exceed the amount after the tier discount', () => {
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

  test('adds the service charge to dine-in orders only, after discounts', () => {
    const priced = orderTotal({
      ...pickup,
      delivery_method: 'dine-in',
      tier: { percent: 5, is_freeze_tier: false },
    });
    expect(priced).toMatchObject({ tier_discount: 209, service_charge: 397, total: 4_368 });
  });
});

test('returns plain, serialisable cents', () => {
  const priced = orderTotal(pickup);
  expect(JSON.parse(JSON.stringify(priced))).toEqual(priced);
  expectTypeOf(priced).toEqualTypeOf<OrderTotal>();
  expectTypeOf(priced.total).toEqualTypeOf<Cents>();
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf<OrderTotal['points_earned']>().toEqualTypeOf<number>();
});
