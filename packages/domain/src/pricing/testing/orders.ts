/** Random orders with all discounts, methods and payments, and frequent edge cases. */
import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import type { OrderToPrice } from '../order-total.ts';
import type { PricedVoucher } from '../voucher.ts';

const amount = (max: number) => fc.integer({ min: 0, max }).map(cents);

const percent = fc.oneof(
  fc.constantFrom(0, 5, 10, 12.5, 33.33, 99.99, 100),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);

const line = fc.record({
  price: amount(20_000),
  additional_prices: fc.array(amount(1_500), { maxLength: 4 }),
  qty: fc.integer({ min: 1, max: 12 }),
  point: fc.integer({ min: 0, max: 50 }),
});

export const anyVoucher: fc.Arbitrary<PricedVoucher> = fc.oneof(
  fc.record({
    calculation_type: fc.constant('fixed' as const),
    amount: amount(30_000),
    min_purchase: amount(20_000),
  }),
  fc.record({
    calculation_type: fc.constant('percent' as const),
    percent,
    total_max_given_amount: fc.option(amount(5_000)),
    min_purchase: amount(20_000),
  }),
  fc.record({
    calculation_type: fc.constant('free_delivery' as const),
    min_purchase: amount(20_000),
  }),
);

const points = fc.record({
  balance: fc.integer({ min: 0, max: 2_000 }),
  max_discount_point: fc.integer({ min: 0, max: 1_000 }),
  max_discount_amount: amount(5_000),
  spend: fc.boolean(),
});

/** A random order of the app, the counter or a faulty client. */
export const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  buyer: fc.constantFrom('member', 'guest'),
  delivery_method: fc.constantFrom('delivery', 'pickup', 'dine-in'),
  payment_method: fc.constantFrom('card', 'cash'),
  delivery_fee: amount(3_000),
  voucher: fc.option(anyVoucher),
  tier: fc.option(fc.record({ percent, is_freeze_tier: fc.boolean() })),
  points: fc.option(points),
});
