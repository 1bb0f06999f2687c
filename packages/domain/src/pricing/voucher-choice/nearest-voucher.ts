import type { Cents } from '@claypot/sdk';
import { minus } from '../arithmetic.ts';
import { ZERO } from '../money.ts';
import { deliveryFee, type PricedVoucher, voucherDiscount } from '../voucher.ts';
import { type ClaimedTerms, compareEnds } from './voucher-effect.ts';
import { type VoucherUse, voucherFit } from './voucher-fit.ts';

/** A voucher that would fit if a little more were ordered. */
export interface NearestVoucher {
  readonly voucherId: string;
  /** What the subtotal lacks, in cents. */
  readonly missing: Cents;
  /** What it takes off as soon as it fits, in cents. */
  readonly saving: Cents;
}

/** What is ordered, and where it is used. */
interface NearestUse extends VoucherUse {
  readonly subtotal: Cents;
}

/** A voucher that lacks something, and what it would take off. */
interface Lacking {
  readonly voucher: ClaimedTerms;
  readonly missing: Cents;
  readonly saving: Cents;
}

/**
 * Of the vouchers that are only below their minimum, the one that lacks least, if it would then take
 * off more than any that can be used now; null where there is none. Of several that lack the same it
 * is the one that saves most, then the one that expires first.
 *
 * @param fee - the courier's, in cents: what a free delivery saves; 0 for pickup.
 */
export function nearestVoucher(
  held: readonly ClaimedTerms[],
  use: NearestUse,
  fee: Cents,
): NearestVoucher | null {
  let worthNow = ZERO;
  const lacking: Lacking[] = [];
  for (const voucher of held) {
    const { priced } = voucher.terms;
    const fit = voucherFit(voucher.terms, use);
    if (fit.usable) {
      const saving = voucherWorth(priced, use.subtotal, fee);
      if (saving > worthNow) worthNow = saving;
    } else if (fit.missing !== null) {
      const saving = voucherWorth(priced, priced.min_purchase, fee);
      lacking.push({ voucher, missing: fit.missing, saving });
    }
  }
  const better = lacking.filter(({ saving }) => saving > worthNow);
  const [first, ...others] = better;
  if (first === undefined) return null;
  const { missing, saving, voucher } = others.reduce(
    (one, other) => (compareLacking(other, one) < 0 ? other : one),
    first,
  );
  return { voucherId: voucher.id, missing, saving };
}

function compareLacking(one: Lacking, other: Lacking): number {
  return (
    one.missing - other.missing ||
    other.saving - one.saving ||
    compareEnds(one.voucher, other.voucher)
  );
}

/**
 * What a voucher takes off food of this price, or off the courier's fee, whichever it is for; 0 below
 * its minimum. All in cents.
 */
export function voucherWorth(voucher: PricedVoucher, subtotal: Cents, fee: Cents): Cents {
  const waived = minus(fee, deliveryFee(fee, voucher, subtotal));
  return waived > ZERO ? waived : voucherDiscount(voucher, subtotal);
}
