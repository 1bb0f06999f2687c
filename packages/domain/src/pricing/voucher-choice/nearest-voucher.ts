import type { Cents } from '@claypot/sdk';
import { minus } from '../arithmetic.ts';
import { ZERO } from '../money.ts';
import { deliveryFee, type PricedVoucher, voucherDiscount } from '../voucher.ts';
import { type ClaimedTerms, compareEnds } from './voucher-effect.ts';
import { type VoucherUse, voucherFit } from './voucher-fit.ts';

/** A voucher that becomes usable if the order is a little larger. */
export interface NearestVoucher {
  readonly voucherId: string;
  /** Amount missing in the subtotal, in cents. */
  readonly missing: Cents;
  /** Discount once it is usable, in cents. */
  readonly saving: Cents;
}

interface NearestUse extends VoucherUse {
  readonly subtotal: Cents;
}

interface NearVoucher {
  readonly voucher: ClaimedTerms;
  readonly missing: Cents;
  readonly saving: Cents;
}

/**
 * Returns the voucher with the smallest missing amount; null if there is none. Candidates are only
 * below their minimum and would save more than any usable one. Ties prefer the largest saving, then
 * the earliest expiry.
 * @param fee the courier's fee in cents, which free delivery saves; 0 for pickup
 */
export function nearestVoucher(
  held: readonly ClaimedTerms[],
  use: NearestUse,
  fee: Cents,
): NearestVoucher | null {
  let worthNow = ZERO;
  const nearVouchers: NearVoucher[] = [];
  for (const voucher of held) {
    const { priced } = voucher.terms;
    const fit = voucherFit(voucher.terms, use);
    if (fit.usable) {
      const saving = voucherWorth(priced, use.subtotal, fee);
      if (saving > worthNow) worthNow = saving;
    } else if (fit.missing !== null) {
      const saving = voucherWorth(priced, priced.min_purchase, fee);
      nearVouchers.push({ voucher, missing: fit.missing, saving });
    }
  }
  const better = nearVouchers.filter(({ saving }) => saving > worthNow);
  const [first, ...others] = better;
  if (first === undefined) return null;
  const { missing, saving, voucher } = others.reduce(
    (one, other) => (compareLacking(other, one) < 0 ? other : one),
    first,
  );
  return { voucherId: voucher.id, missing, saving };
}

function compareLacking(one: NearVoucher, other: NearVoucher): number {
  return (
    one.missing - other.missing ||
    other.saving - one.saving ||
    compareEnds(one.voucher, other.voucher)
  );
}

/**
 * Returns the discount of a voucher on the food or on the courier's fee, in cents; 0 below its
 * minimum.
 */
export function voucherWorth(voucher: PricedVoucher, subtotal: Cents, fee: Cents): Cents {
  const waived = minus(fee, deliveryFee(fee, voucher, subtotal));
  return waived > ZERO ? waived : voucherDiscount(voucher, subtotal);
}
