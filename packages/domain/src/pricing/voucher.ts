import type { Cents } from '@claypot/sdk';
import { atMost } from './arithmetic.ts';
import { percentOf, ZERO } from './money.ts';

interface PurchaseTerms {
  /** Minimum subtotal for using the voucher, inclusive, in cents. */
  readonly min_purchase: Cents;
}

/**
 * Discount of a voucher: an amount, a percentage with or without a maximum, or the delivery fee.
 */
export type PricedVoucher =
  | (PurchaseTerms & { readonly calculation_type: 'fixed'; readonly amount: Cents })
  | (PurchaseTerms & {
      readonly calculation_type: 'percent';
      /** 0 to 100, at most two decimals. */
      readonly percent: number;
      readonly total_max_given_amount: Cents | null;
    })
  | (PurchaseTerms & { readonly calculation_type: 'free_delivery' });

/** Returns why the voucher cannot be used with this subtotal; null if it can. */
export function voucherErrorCode(voucher: PricedVoucher, subtotal: Cents): 'AMOUNT_EXCEED' | null {
  return subtotal < voucher.min_purchase ? 'AMOUNT_EXCEED' : null;
}

/**
 * Returns the voucher's discount on the food in cents, at most the subtotal. A rejected voucher and
 * free delivery deduct nothing.
 */
export function voucherDiscount(voucher: PricedVoucher | null, subtotal: Cents): Cents {
  if (voucher === null || voucherErrorCode(voucher, subtotal) !== null) return ZERO;
  switch (voucher.calculation_type) {
    case 'fixed':
      return atMost(voucher.amount, subtotal);
    case 'percent': {
      const discount = percentOf(subtotal, voucher.percent);
      return atMost(discount, voucher.total_max_given_amount ?? discount);
    }
    case 'free_delivery':
      return ZERO;
  }
}

/** Returns the delivery fee after the voucher, in cents; 0 with free delivery. */
export function deliveryFee(fee: Cents, voucher: PricedVoucher | null, subtotal: Cents): Cents {
  const free =
    voucher?.calculation_type === 'free_delivery' && voucherErrorCode(voucher, subtotal) === null;
  return free ? ZERO : fee;
}
