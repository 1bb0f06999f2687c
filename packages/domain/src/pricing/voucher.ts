import type { Cents } from '@claypot/sdk';
import { atMost } from './arithmetic.ts';
import { percentOf, ZERO } from './money.ts';

interface PurchaseTerms {
  /** The subtotal from which the voucher may be used; a subtotal of exactly this much will do. */
  readonly min_purchase: Cents;
}

/** What a voucher takes off: an amount, a percentage with or without a ceiling, or the delivery fee. */
export type PricedVoucher =
  | (PurchaseTerms & { readonly calculation_type: 'fixed'; readonly amount: Cents })
  | (PurchaseTerms & {
      readonly calculation_type: 'percent';
      /** 0 to 100, at most two decimals. */
      readonly percent: number;
      readonly total_max_given_amount: Cents | null;
    })
  | (PurchaseTerms & { readonly calculation_type: 'free_delivery' });

/** Why a voucher cannot be used on this subtotal, or null where it can. */
export function voucherErrorCode(voucher: PricedVoucher, subtotal: Cents): 'AMOUNT_EXCEED' | null {
  return subtotal < voucher.min_purchase ? 'AMOUNT_EXCEED' : null;
}

/**
 * What a voucher takes off the food, never more than the food costs. A refused voucher and free
 * delivery take nothing off it.
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

/** The delivery fee after the voucher: zero where it grants free delivery. */
export function deliveryFee(fee: Cents, voucher: PricedVoucher | null, subtotal: Cents): Cents {
  const free =
    voucher?.calculation_type === 'free_delivery' && voucherErrorCode(voucher, subtotal) === null;
  return free ? ZERO : fee;
}
