/**
 * Hand-worked bills. The comment of each row is the calculation in ringgit, by the decisions P1 to
 * P8, K5, K10 and L13:
 *
 * - net = food − discounts, where one rule applies: voucher, tier and points, or Family Day
 * - service charge = 10 % of net, total = net + service charge
 * - tax = 6/106 of net, contained in it
 */
import { cents } from '@claypot/sdk';
import type { PricedPoints } from '../../points.ts';
import type { PricedVoucher } from '../../voucher.ts';
import type { ExampleBill, ExpectedBill } from './bill-oracle.ts';

type ExampleRow = readonly [name: string, bill: ExampleBill, expected: ExpectedBill];

const NOTHING: ExpectedBill = {
  discount_rule: 'usual',
  subtotal: 0,
  voucher_discount: 0,
  tier_discount: 0,
  point_discount: 0,
  family_day_discount: 0,
  service_charge: 0,
  tax: 0,
  total: 0,
  points_earned: 0,
};

/** Returns a bill of one dish that earns no points. */
function billOf(price: number, others: Partial<ExampleBill> = {}): ExampleBill {
  return {
    lines: [{ price: cents(price), additional_prices: [], qty: 1, point: 0 }],
    member: null,
    family_day: null,
    wallet_pays_all: false,
    ...others,
  };
}

function memberWith(
  wallet: number,
  others: Partial<NonNullable<ExampleBill['member']>> = {},
): ExampleBill['member'] {
  return { wallet: cents(wallet), tier_percent: 0, voucher: null, points: null, ...others };
}

function off(amount: number, min_purchase = 0): PricedVoucher {
  return {
    calculation_type: 'fixed',
    amount: cents(amount),
    min_purchase: cents(min_purchase),
  };
}

const FAMILY_DAY = { family_day: { percent: 22 }, wallet_pays_all: true } as const;

/** 100 points for RM 10.00. */
const POINTS: PricedPoints = {
  balance: 100,
  max_discount_point: 100,
  max_discount_amount: cents(1_000),
  spend: true,
};

export const EXAMPLE_BILLS: readonly ExampleRow[] = [
  // 2 × 18.90 + 4.50 = 42.30; 42.30 + 4.23 = 46.53; tax 2.394…
  [
    'guest without discounts',
    billOf(0, {
      lines: [
        { price: cents(1_890), additional_prices: [], qty: 2, point: 18 },
        { price: cents(450), additional_prices: [], qty: 1, point: 4 },
      ],
    }),
    { ...NOTHING, subtotal: 4_230, service_charge: 423, tax: 239, total: 4_653 },
  ],
  // 3 × (20.00 + 2.00 + 1.50) = 70.50; 70.50 + 7.05 = 77.55; tax 3.990…; points 3 × 20
  [
    'member with variations and points for each piece',
    billOf(0, {
      lines: [
        { price: cents(2_000), additional_prices: [cents(200), cents(150)], qty: 3, point: 20 },
      ],
      member: memberWith(0),
    }),
    {
      ...NOTHING,
      subtotal: 7_050,
      service_charge: 705,
      tax: 399,
      total: 7_755,
      points_earned: 60,
    },
  ],
  // 5 % of 33.35 = 1.6675; net 31.68; service 3.168; tax 1.793…; 31.68 + 3.17 = 34.85
  [
    'tier discount and service charge, each rounded once',
    billOf(3_335, { member: memberWith(5_000, { tier_percent: 5 }) }),
    {
      ...NOTHING,
      subtotal: 3_335,
      tier_discount: 167,
      service_charge: 317,
      tax: 179,
      total: 3_485,
    },
  ],
  // 10 % of 33.35 = 3.335, half up; net 30.01; service 3.001; tax 1.698…
  [
    'tier discount of half a cent',
    billOf(3_335, { member: memberWith(5_000, { tier_percent: 10 }) }),
    {
      ...NOTHING,
      subtotal: 3_335,
      tier_discount: 334,
      service_charge: 300,
      tax: 170,
      total: 3_301,
    },
  ],
  // Frozen: net 40.00; service 4.00; tax 2.264…
  [
    'tier with RM 9.99 in the wallet',
    billOf(4_000, { member: memberWith(999, { tier_percent: 5 }) }),
    { ...NOTHING, subtotal: 4_000, service_charge: 400, tax: 226, total: 4_400 },
  ],
  // 5 % of 40.00 = 2.00; net 38.00; service 3.80; tax 2.150…
  [
    'tier with RM 10.00 in the wallet',
    billOf(4_000, { member: memberWith(1_000, { tier_percent: 5 }) }),
    {
      ...NOTHING,
      subtotal: 4_000,
      tier_discount: 200,
      service_charge: 380,
      tax: 215,
      total: 4_180,
    },
  ],
  // 50.00 − 10.00 = 40.00; service 4.00; tax 2.264…
  [
    'voucher with exactly its minimum',
    billOf(5_000, { member: memberWith(1_000, { voucher: off(1_000, 5_000) }) }),
    {
      ...NOTHING,
      subtotal: 5_000,
      voucher_discount: 1_000,
      service_charge: 400,
      tax: 226,
      total: 4_400,
    },
  ],
  // No voucher: net 49.99; service 4.999; tax 2.829…
  [
    'voucher one sen below its minimum',
    billOf(4_999, { member: memberWith(1_000, { voucher: off(1_000, 5_000) }) }),
    { ...NOTHING, subtotal: 4_999, service_charge: 500, tax: 283, total: 5_499 },
  ],
  // Frozen: net 50.00; service 5.00; tax 2.830…
  [
    'voucher with RM 9.99 in the wallet',
    billOf(5_000, { member: memberWith(999, { voucher: off(1_000, 5_000) }) }),
    { ...NOTHING, subtotal: 5_000, service_charge: 500, tax: 283, total: 5_500 },
  ],
  // 20 % of 80.00 = 16.00, at most 15.00; 5 % of 65.00 = 3.25; net 61.75; service 6.175; tax 3.495…
  [
    'percentage voucher at its maximum, then the tier on the remainder',
    billOf(8_000, {
      member: memberWith(1_000, {
        tier_percent: 5,
        voucher: {
          calculation_type: 'percent',
          percent: 20,
          total_max_given_amount: cents(1_500),
          min_purchase: cents(0),
        },
      }),
    }),
    {
      ...NOTHING,
      subtotal: 8_000,
      voucher_discount: 1_500,
      tier_discount: 325,
      service_charge: 618,
      tax: 350,
      total: 6_793,
    },
  ],
  // No delivery: net 30.00; service 3.00; tax 1.698…
  [
    'free-delivery voucher',
    billOf(3_000, {
      member: memberWith(1_000, {
        voucher: { calculation_type: 'free_delivery', min_purchase: cents(0) },
      }),
    }),
    { ...NOTHING, subtotal: 3_000, service_charge: 300, tax: 170, total: 3_300 },
  ],
  // At most the food: net 0.00
  [
    'voucher above the price of the food',
    billOf(1_200, { member: memberWith(1_000, { voucher: off(5_000) }) }),
    { ...NOTHING, subtotal: 1_200, voucher_discount: 1_200 },
  ],
  // 100.00 − 20.00; 10 % of 80.00 = 8.00; points 10.00; net 62.00; service 6.20; tax 3.509…
  [
    'voucher, tier and points together',
    billOf(10_000, {
      member: memberWith(1_000, { tier_percent: 10, voucher: off(2_000), points: POINTS }),
    }),
    {
      ...NOTHING,
      subtotal: 10_000,
      voucher_discount: 2_000,
      tier_discount: 800,
      point_discount: 1_000,
      service_charge: 620,
      tax: 351,
      total: 6_820,
    },
  ],
  // After the voucher 10.00 does not exceed 10.00; net 10.00; service 1.00; tax 0.566…
  [
    'points that the voucher excludes',
    billOf(3_000, { member: memberWith(1_000, { voucher: off(2_000), points: POINTS }) }),
    {
      ...NOTHING,
      subtotal: 3_000,
      voucher_discount: 2_000,
      service_charge: 100,
      tax: 57,
      total: 1_100,
    },
  ],
  // 10 % of 10.01 = 1.001; 10.01 − 1.00 − 10.00 = −0.99, so net 0.00
  [
    'points above the amount after the tier',
    billOf(1_001, { member: memberWith(1_000, { tier_percent: 10, points: POINTS }) }),
    { ...NOTHING, subtotal: 1_001, tier_discount: 100, point_discount: 1_000 },
  ],
  // 22.00 against 10.00; net 78.00; service 7.80; tax 4.415…
  [
    'Family Day above the tier',
    billOf(10_000, { ...FAMILY_DAY, member: memberWith(10_000, { tier_percent: 10 }) }),
    {
      ...NOTHING,
      discount_rule: 'family_day',
      subtotal: 10_000,
      family_day_discount: 2_200,
      service_charge: 780,
      tax: 442,
      total: 8_580,
    },
  ],
  // 22.00 against 20.00 + 8.00; net 72.00; service 7.20; tax 4.075…
  [
    'Family Day below voucher and tier',
    billOf(10_000, {
      ...FAMILY_DAY,
      member: memberWith(10_000, { tier_percent: 10, voucher: off(2_000) }),
    }),
    {
      ...NOTHING,
      subtotal: 10_000,
      voucher_discount: 2_000,
      tier_discount: 800,
      service_charge: 720,
      tax: 408,
      total: 7_920,
    },
  ],
  // 22.00 against 22.00: the voucher stays unused
  [
    'Family Day equal to the voucher',
    billOf(10_000, { ...FAMILY_DAY, member: memberWith(10_000, { voucher: off(2_200) }) }),
    {
      ...NOTHING,
      discount_rule: 'family_day',
      subtotal: 10_000,
      family_day_discount: 2_200,
      service_charge: 780,
      tax: 442,
      total: 8_580,
    },
  ],
  // 22.00 against 22.01; net 77.99; service 7.799; tax 4.414…
  [
    'Family Day one sen below the voucher',
    billOf(10_000, { ...FAMILY_DAY, member: memberWith(10_000, { voucher: off(2_201) }) }),
    {
      ...NOTHING,
      subtotal: 10_000,
      voucher_discount: 2_201,
      service_charge: 780,
      tax: 441,
      total: 8_579,
    },
  ],
  // 22 % of 40.00 = 8.80 against points of 10.00; net 30.00; service 3.00; tax 1.698…
  [
    'Family Day below the points',
    billOf(4_000, { ...FAMILY_DAY, member: memberWith(10_000, { points: POINTS }) }),
    {
      ...NOTHING,
      subtotal: 4_000,
      point_discount: 1_000,
      service_charge: 300,
      tax: 170,
      total: 3_300,
    },
  ],
  // Only the tier: 10.00; net 90.00; service 9.00; tax 5.094…
  [
    'Family Day with a part paid in cash',
    billOf(10_000, {
      ...FAMILY_DAY,
      wallet_pays_all: false,
      member: memberWith(10_000, { tier_percent: 10 }),
    }),
    {
      ...NOTHING,
      subtotal: 10_000,
      tier_discount: 1_000,
      service_charge: 900,
      tax: 509,
      total: 9_900,
    },
  ],
  // Only the tier: 10.00; net 90.00; service 9.00; tax 5.094…
  [
    'wallet pays the whole bill on another day',
    billOf(10_000, {
      ...FAMILY_DAY,
      family_day: null,
      member: memberWith(10_000, { tier_percent: 10 }),
    }),
    {
      ...NOTHING,
      subtotal: 10_000,
      tier_discount: 1_000,
      service_charge: 900,
      tax: 509,
      total: 9_900,
    },
  ],
  // Net 100.00; service 10.00; tax 5.660…
  [
    'Family Day without a member',
    billOf(10_000, FAMILY_DAY),
    { ...NOTHING, subtotal: 10_000, service_charge: 1_000, tax: 566, total: 11_000 },
  ],
  // 22 % of 8.00 = 1.76; net 6.24; service 0.624; tax 0.353…; the wallet holds enough
  [
    'Family Day with a frozen tier',
    billOf(800, { ...FAMILY_DAY, member: memberWith(999, { tier_percent: 50 }) }),
    {
      ...NOTHING,
      discount_rule: 'family_day',
      subtotal: 800,
      family_day_discount: 176,
      service_charge: 62,
      tax: 35,
      total: 686,
    },
  ],
  // 22 % of 12.25 = 2.695, half up; net 9.55; service 0.955, half up; tax 0.540…
  [
    'Family Day with half cents',
    billOf(1_225, { ...FAMILY_DAY, member: memberWith(5_000) }),
    {
      ...NOTHING,
      discount_rule: 'family_day',
      subtotal: 1_225,
      family_day_discount: 270,
      service_charge: 96,
      tax: 54,
      total: 1_051,
    },
  ],
];
