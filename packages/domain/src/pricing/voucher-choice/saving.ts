import type { Cents } from '@claypot/sdk';
import { minus } from '../arithmetic.ts';
import { type LinesTotal, type OrderTerms, totalOf } from '../order-total.ts';
import type { PricedPoints } from '../points.ts';
import type { PricedVoucher } from '../voucher.ts';

/*
 * A saving is always the difference of two totals. The voucher's own amount differs from it: the
 * tier discount shrinks with the remaining amount, and a large voucher excludes the points.
 */

/**
 * Returns how much less the customer pays with the voucher than without one, in cents. All other
 * terms are the order's. Negative if the voucher excludes points that deduct more.
 */
export function voucherSaving(
  lines: LinesTotal,
  order: OrderTerms,
  voucher: PricedVoucher | null,
): Cents {
  return difference(lines, { ...order, voucher: null }, { ...order, voucher });
}

/** Returns how much less the customer pays with the points than without them, in cents. */
export function pointsSaving(lines: LinesTotal, order: OrderTerms, points: PricedPoints): Cents {
  const spend = (isOn: boolean) => ({ ...order, points: { ...points, spend: isOn } });
  return difference(lines, spend(false), spend(true));
}

function difference(lines: LinesTotal, before: OrderTerms, after: OrderTerms): Cents {
  return minus(totalOf(lines, before).total, totalOf(lines, after).total);
}
