import type { Cents } from '@claypot/sdk';
import { minus, sum } from '../arithmetic.ts';
import { type LinesTotal, type OrderTerms, totalOf } from '../order-total.ts';
import { bestDeal } from './best-deal.ts';
import type { ClaimedTerms } from './voucher-effect.ts';
import { type VoucherUse, voucherFit } from './voucher-fit.ts';

/** A voucher that becomes usable if the order is a little larger. */
export interface NearestVoucher {
  readonly voucherId: string;
  /** Amount missing in the subtotal, in cents. */
  readonly missing: Cents;
  /**
   * Saving of the best deal once exactly that amount is added, compared with the current choice of
   * voucher and points, in cents.
   */
  readonly saving: Cents;
}

/**
 * Returns the voucher with the smallest missing amount that makes the best deal of the larger order
 * better; null if there is none. `order` has the current choice of voucher and points.
 */
export function nearestVoucher(
  lines: LinesTotal,
  order: OrderTerms,
  held: readonly ClaimedTerms[],
  use: VoucherUse,
): NearestVoucher | null {
  for (const missing of missingAmounts(held, { ...use, subtotal: lines.subtotal })) {
    const larger = { ...lines, subtotal: sum([lines.subtotal, missing]) };
    const dealOf = (vouchers: readonly ClaimedTerms[]) =>
      bestDeal(larger, order, vouchers, { ...use, subtotal: larger.subtotal });
    const deal = dealOf(held);
    const without = dealOf(held.filter(({ terms }) => terms.priced.min_purchase < larger.subtotal));
    if (deal.voucherId !== null && deal.total.total < without.total.total) {
      const saving = minus(totalOf(larger, order).total, deal.total.total);
      return { voucherId: deal.voucherId, missing, saving };
    }
  }
  return null;
}

/** Returns the distinct amounts that vouchers lack, in cents, smallest first. */
function missingAmounts(held: readonly ClaimedTerms[], use: VoucherUse): readonly Cents[] {
  const amounts = new Set<Cents>();
  for (const { terms } of held) {
    const fit = voucherFit(terms, use);
    if (!fit.usable && fit.missing !== null) amounts.add(fit.missing);
  }
  return [...amounts].sort((one, other) => one - other);
}
