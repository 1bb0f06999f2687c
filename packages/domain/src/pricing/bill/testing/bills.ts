/** Random bills, payments and splits, with frequent edge cases. */
import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import { anyOrder, anyVoucher } from '../../testing/orders.ts';
import type { PricedVoucher } from '../../voucher.ts';
import type { ExampleBill } from './bill-oracle.ts';

const wallet = fc.oneof(
  fc.constantFrom(0, 999, 1_000, 1_001),
  fc.integer({ min: 0, max: 300_000 }),
);

const familyDay = fc.constantFrom(
  null,
  { percent: 22 },
  { percent: 22 },
  { percent: 12.5 },
  { percent: 100 },
);

/** Voucher less the saving of Family Day, in cents; null for another voucher. */
const nearFamilyDay = fc.constantFrom(null, null, -1, 0, 0, 1);

/** A random bill of the counter or a faulty client. */
export const anyBill: fc.Arbitrary<ExampleBill> = fc
  .record({
    order: anyOrder,
    wallet: wallet.map(cents),
    family_day: familyDay,
    wallet_pays_all: fc.boolean(),
    voucher: fc.option(anyVoucher, { freq: 2 }),
    near: nearFamilyDay,
  })
  .map(({ order, wallet, family_day, wallet_pays_all, voucher, near }) => ({
    lines: order.lines,
    member:
      order.buyer === 'guest'
        ? null
        : {
            wallet,
            tier_percent: near === null ? (order.tier?.percent ?? 0) : 0,
            voucher: near === null ? voucher : voucherNear(order.lines, near),
            points: near === null ? order.points : null,
          },
    family_day,
    wallet_pays_all,
  }));

/** Returns a voucher that saves about as much as a Family Day of 22 %. */
function voucherNear(lines: ExampleBill['lines'], distance: number): PricedVoucher {
  const food = lines.reduce((sum, line) => sum + priceOf(line) * line.qty, 0);
  const amount = Math.max(0, Math.floor((food * 22 + 50) / 100) + distance);
  return { calculation_type: 'fixed', amount: cents(amount), min_purchase: cents(0) };
}

/** Returns the price of one piece, in cents. */
function priceOf(line: ExampleBill['lines'][number]): number {
  return line.additional_prices.reduce<number>((sum, price) => sum + price, line.price);
}

/** Amounts tendered for a bill and its payments by wallet and card. */
export interface RandomPayments {
  /** Parts of the total that wallet and card pay; above 1 together they overpay. */
  readonly walletPart: number;
  readonly cardPart: number;
  /** Added to the part of the wallet, so that small rests and all last digits are frequent. */
  readonly walletExtra: number;
  /** Added to the cash due. */
  readonly tenderExtra: number;
}

const part = fc.constantFrom(0, 0, 0.2, 0.5, 0.8, 1, 1.05);

/** Random payments; extras are in cents. */
export const anyPayments: fc.Arbitrary<RandomPayments> = fc.record({
  walletPart: part,
  cardPart: part,
  walletExtra: fc.constantFrom(0, 0, -1, -2, 1, 2, 3, 4, 5, 7),
  tenderExtra: fc.oneof(fc.constantFrom(0, 5, -5), fc.integer({ min: -100, max: 10_000 })),
});

/** A random number of people, from 0. */
export const anyPeople = fc.integer({ min: 0, max: 12 });

/** The share of each line of a bill, for up to 8 lines. */
export const anyShareOfLine = fc.array(fc.nat({ max: 3 }), { minLength: 8, maxLength: 8 });
