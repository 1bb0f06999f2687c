/**
 * A second opinion on the best deal, for the tests alone: every combination is laid out, a voucher's
 * fit is worked out from the rules' own words, and prices are the other oracle's.
 */
import type { Cents } from '@claypot/sdk';
import type { OrderToPrice } from '../order-total.ts';
import type { PricedVoucher } from '../voucher.ts';
import type { ClaimedTerms } from '../voucher-choice/voucher-effect.ts';
import type { VoucherTerms, VoucherUse } from '../voucher-choice/voucher-fit.ts';
import { expectedTotal } from './oracle.ts';

interface Combination {
  readonly voucher: ClaimedTerms | null;
  readonly spend: boolean;
  readonly total: number;
  /** Amounts of the payment details. */
  readonly lines: readonly number[];
}

/** Whether all but its minimum lets a voucher be used. */
export function fitsBesidesMinimum(terms: VoucherTerms, use: VoucherUse): boolean {
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

/** Every way to pay for the order: each voucher that can be used or none, with points or without. */
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

/** What a voucher takes off food of this price that is brought for `fee`, by the total with and without. */
export function expectedWorth(voucher: PricedVoucher, subtotal: Cents, fee: Cents): number {
  const order: OrderToPrice = {
    lines: [{ price: subtotal, additional_prices: [], qty: 1, point: 0 }],
    buyer: 'member',
    delivery_method: 'delivery',
    payment_method: 'card',
    delivery_fee: fee,
    voucher: null,
    tier: null,
    points: null,
  };
  return expectedTotal(order).total - expectedTotal({ ...order, voucher }).total;
}
