/**
 * Test oracle for the best deal. It enumerates all combinations, checks vouchers directly by the
 * rules and uses the price oracle.
 */
import type { OrderToPrice } from '../order-total.ts';
import type { ClaimedTerms } from '../voucher-choice/voucher-effect.ts';
import type { VoucherTerms, VoucherUse } from '../voucher-choice/voucher-fit.ts';
import { expectedTotal } from './oracle.ts';

interface Combination {
  readonly voucher: ClaimedTerms | null;
  readonly spend: boolean;
  readonly total: number;
  /** Amounts of the payment details, in cents. */
  readonly lines: readonly number[];
}

/** Returns true if the voucher is usable apart from its minimum. */
function fitsBesidesMinimum(terms: VoucherTerms, use: VoucherUse): boolean {
  const named = terms.branchIds.includes(use.branchId);
  return [
    terms.status === 'ACTIVE',
    terms.startDate <= use.today && use.today <= terms.endDate,
    terms.use !== 'dine_in',
    terms.branches === 'All' || (terms.branches === 'Only' ? named : !named),
    !terms.unavailableDates.includes(use.date),
    terms.priced.calculation_type !== 'free_delivery' || use.place === 'delivery',
    !use.frozen,
  ].every(Boolean);
}

/** Returns all combinations for the order: each usable voucher or none, with and without points. */
export function everyCombination(
  order: OrderToPrice,
  held: readonly ClaimedTerms[],
  use: VoucherUse,
): Combination[] {
  const subtotal = expectedTotal(order).subtotal;
  const usable = held.filter(
    ({ terms }) => fitsBesidesMinimum(terms, use) && terms.priced.min_purchase <= subtotal,
  );
  return [null, ...usable].flatMap((voucher) =>
    [false, true].map((spend) => {
      const priced = expectedTotal({
        ...order,
        voucher: voucher?.terms.priced ?? null,
        points: order.points && { ...order.points, spend },
      });
      const { adj_amount: _, ...amounts } = priced;
      return { voucher, spend, total: priced.total, lines: Object.values(amounts) };
    }),
  );
}
