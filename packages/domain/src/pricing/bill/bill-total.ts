import type { Cents } from '@claypot/sdk';
import { ZERO } from '../money.ts';
import {
  type LinesTotal,
  linesTotal,
  type OrderTerms,
  type OrderToPrice,
  type OrderTotal,
  totalOf,
} from '../order-total.ts';
import type { PricedPoints } from '../points.ts';
import { LEAST_WALLET } from '../tier.ts';
import type { PricedVoucher } from '../voucher.ts';
import type { PricedFamilyDay } from './family-day.ts';

/** The member who pays a bill. */
export interface BillMember {
  /** Balance before the payments of this bill, in cents; below RM 10.00 voucher and tier rest. */
  readonly wallet: Cents;
  /** Discount of the tier, 0 to 100, at most two decimals. */
  readonly tier_percent: number;
  /** A rejected voucher (see `voucherErrorCode`) counts as none. */
  readonly voucher: PricedVoucher | null;
  readonly points: PricedPoints | null;
}

/** All inputs of a dine-in bill's price. */
export interface BillToPrice {
  readonly lines: OrderToPrice['lines'];
  /** Null for a guest, who has no discounts. */
  readonly member: BillMember | null;
  /** Discount of the payment's date; see `familyDayAt`. */
  readonly family_day: PricedFamilyDay | null;
  /** True if the wallet pays the whole bill, which Family Day requires. */
  readonly wallet_pays_all: boolean;
}

/** The rule that the discounts follow: voucher, tier and points, or Family Day alone. */
export type DiscountRule = 'usual' | 'family_day';

/** Price of a bill before it is paid. All in cents except points. */
export interface BillTotal extends Omit<OrderTotal, 'delivery_fee' | 'adj_amount'> {
  readonly discount_rule: DiscountRule;
  readonly family_day_discount: Cents;
  /** Before rounding, which depends on the part paid in cash; see `billRest`. */
  readonly total: Cents;
}

/**
 * Returns the price of a bill: subtotal − discounts + 10 % service charge.
 *
 * Family Day excludes voucher, tier and points. It applies if the bill is then not dearer. So at
 * equal totals the member keeps voucher and points.
 */
export function billTotal(bill: BillToPrice): BillTotal {
  const { family_day, member, wallet_pays_all } = bill;
  const lines = linesTotal(bill.lines, member === null ? 'guest' : 'member');
  const usual = usualTotal(lines, member);
  if (family_day === null || member === null || !wallet_pays_all) return usual;
  const onFamilyDay = familyDayTotal(lines, family_day);
  return onFamilyDay.total <= usual.total ? onFamilyDay : usual;
}

type Discounts = Pick<OrderTerms, 'voucher' | 'tier' | 'points'>;

function usualTotal(lines: LinesTotal, member: BillMember | null): BillTotal {
  const { delivery_fee, adj_amount, ...amounts } = dineInTotal(lines, usualDiscounts(member));
  return { ...amounts, discount_rule: 'usual', family_day_discount: ZERO };
}

function usualDiscounts(member: BillMember | null): Discounts {
  if (member === null) return { voucher: null, tier: null, points: null };
  const is_freeze_tier = member.wallet < LEAST_WALLET;
  return {
    voucher: is_freeze_tier ? null : member.voucher,
    tier: { percent: member.tier_percent, is_freeze_tier },
    points: member.points,
  };
}

/** Prices Family Day like the tier of a member without voucher and points. */
function familyDayTotal(lines: LinesTotal, { percent }: PricedFamilyDay): BillTotal {
  const tier = { percent, is_freeze_tier: false };
  const { delivery_fee, adj_amount, tier_discount, ...amounts } = dineInTotal(lines, {
    voucher: null,
    tier,
    points: null,
  });
  return {
    ...amounts,
    discount_rule: 'family_day',
    tier_discount: ZERO,
    family_day_discount: tier_discount,
  };
}

/** `card` leaves the total unrounded. */
function dineInTotal(lines: LinesTotal, discounts: Discounts): OrderTotal {
  return totalOf(lines, {
    ...discounts,
    buyer: 'member',
    delivery_method: 'dine-in',
    payment_method: 'card',
    delivery_fee: ZERO,
  });
}
