import { cents } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { orderTotal } from '../order-total.ts';
import { billTotal } from './bill-total.ts';
import { EXAMPLE_BILLS } from './testing/example-bills.ts';

test.each(EXAMPLE_BILLS)('prices: %s', (_, bill, expected) => {
  expect(billTotal(bill)).toEqual(expected);
});

test('prices a bill without lines as 0', () => {
  const bill = { lines: [], member: null, family_day: null, wallet_pays_all: false };
  const { discount_rule, ...amounts } = billTotal(bill);
  expect(discount_rule).toBe('usual');
  expect(new Set(Object.values(amounts))).toEqual(new Set([0]));
});

describe('the price of an order', () => {
  test('has no Family Day discount', () => {
    const lines = [{ price: cents(10_000), additional_prices: [], qty: 1, point: 0 }];
    const dineIn = orderTotal({
      lines,
      buyer: 'member',
      delivery_method: 'dine-in',
      payment_method: 'card',
      delivery_fee: cents(0),
      voucher: null,
      tier: { percent: 10, is_freeze_tier: false },
      points: null,
    });
    expect(dineIn).toMatchObject({ tier_discount: 1_000, service_charge: 900, total: 9_900 });
    expect(dineIn).not.toHaveProperty('family_day_discount');
  });
});
