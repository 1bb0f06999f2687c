import type { Cents } from '@claypot/sdk';
import { minus } from './arithmetic.ts';
import { compareText, type HeldTerms } from './best-deal.ts';
import { ZERO } from './money.ts';
import { deliveryFee, type PricedVoucher, voucherDiscount } from './voucher.ts';
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

/**
 * Of the vouchers that are only below their minimum, the one that lacks least, if it would then take
 * off more than any that can be used now; null where there is none. Of several that lack the same it
 * is the one that saves most, then the one that expires first.
 *
 * @param fee - the courier's, in cents: what a free delivery saves; 0 for pickup.
 */
export function nearestVoucher(
  held: readonly HeldTerms[],
  use: NearestUse,
  fee: Cents,
): NearestVoucher | null {
  const worthNow = Math.max(
    ZERO,
    ...held
      .filter(({ terms }) => voucherFit(terms, use).usable)
      .map(({ terms }) => voucherWorth(terms.priced, use.subtotal, fee)),
  );
  const [nearest] = held
    .flatMap(({ id, terms }) => {
      const fit = voucherFit(terms, use);
      if (fit.usable || fit.reason !== 'below_minimum' || fit.missing === null) return [];
      const saving = voucherWorth(terms.priced, terms.priced.min_purchase, fee);
      const { endDate } = terms;
      return saving > worthNow ? [{ voucherId: id, missing: fit.missing, saving, endDate }] : [];
    })
    .toSorted(
      (one, other) =>
        one.missing - other.missing ||
        other.saving - one.saving ||
        compareText(one.endDate, other.endDate) ||
        compareText(one.voucherId, other.voucherId),
    );
  if (nearest === undefined) return null;
  const { missing, saving, voucherId } = nearest;
  return { voucherId, missing, saving };
}

/**
 * What a voucher takes off food of this price, or off the courier's fee, whichever it is for; 0 below
 * its minimum. All in cents.
 */
export function voucherWorth(voucher: PricedVoucher, subtotal: Cents, fee: Cents): Cents {
  const waived = minus(fee, deliveryFee(fee, voucher, subtotal));
  return waived > ZERO ? waived : voucherDiscount(voucher, subtotal);
}
