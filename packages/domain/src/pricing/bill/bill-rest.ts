import type { Cents } from '@claypot/sdk';
import { minus, sum } from '../arithmetic.ts';
import { ZERO } from '../money.ts';
import { roundedAdjustment } from '../rounding.ts';
import type { BillTotal } from './bill-total.ts';

/** A bill, or a share of a split bill, as payments need it. */
export type PayableBill = Pick<BillTotal, 'discount_rule' | 'total'>;

/** Exact payments of a bill, in cents. */
export interface ExactPayments {
  readonly wallet: Cents;
  readonly card: Cents;
}

/** Rest of a bill after wallet and card, in cents, or the error of these payments. */
export type BillRest =
  | {
      readonly error: null;
      /** Before rounding. */
      readonly left: Cents;
      /** The cash that pays `left`: the nearest multiple of 5 sen, 0 for 1 or 2 sen. */
      readonly cash_due: Cents;
      /** `cash_due` − `left`, part of the bill's total. */
      readonly adj_amount: Cents;
      /** The bill's total if cash pays `left`: wallet + card + `cash_due`. */
      readonly final_total: Cents;
    }
  | { readonly error: 'NEGATIVE_AMOUNT' }
  | { readonly error: 'OVERPAID'; readonly excess: Cents }
  /** The total has the Family Day discount, and the wallet does not pay all of it. */
  | { readonly error: 'FAMILY_DAY_NEEDS_WALLET' };

/**
 * Returns what is left of a bill after its payments by wallet and card, and the cash for it. Cash
 * is the last payment of a bill. Only its part is rounded, so a bill without cash has no adjustment.
 */
export function billRest(
  { discount_rule, total }: PayableBill,
  { wallet, card }: ExactPayments,
): BillRest {
  if (wallet < ZERO || card < ZERO) return { error: 'NEGATIVE_AMOUNT' };
  const left = minus(total, sum([wallet, card]));
  if (left < ZERO) return { error: 'OVERPAID', excess: minus(ZERO, left) };
  if (discount_rule === 'family_day' && wallet !== total) {
    return { error: 'FAMILY_DAY_NEEDS_WALLET' };
  }
  const adj_amount = roundedAdjustment(left, 'cash');
  return {
    error: null,
    left,
    cash_due: sum([left, adj_amount]),
    adj_amount,
    final_total: sum([total, adj_amount]),
  };
}
