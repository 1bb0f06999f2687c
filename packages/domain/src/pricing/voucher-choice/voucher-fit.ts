import type { Cents } from '@claypot/sdk';
import { minus } from '../arithmetic.ts';
import { type PricedVoucher, voucherErrorCode } from '../voucher.ts';

/** Reasons why a voucher is unusable, named as in the contract. */
export type VoucherReason =
  | 'wallet_low'
  | 'not_yet'
  | 'not_today'
  | 'other_branch'
  | 'dine_in_only'
  | 'app_only'
  | 'delivery_only'
  | 'below_minimum'
  | 'reserved'
  | 'used'
  | 'expired';

/** Terms that decide if a voucher is usable. Dates are in the company's zone. */
export interface VoucherTerms {
  readonly priced: PricedVoucher;
  readonly use: 'dine_in' | 'both' | 'other';
  readonly status: 'ACTIVE' | 'RESERVED' | 'USED';
  /** First and last valid day, YYYY-MM-DD. */
  readonly startDate: string;
  readonly endDate: string;
  readonly branches: 'All' | 'All Except' | 'Only';
  /** Ids of the branches that `branches` refers to. */
  readonly branchIds: readonly string[];
  /** Excluded dates at the branch of the order. */
  readonly unavailableDates: readonly string[];
}

export interface VoucherUse {
  readonly place: 'counter' | 'pickup' | 'delivery';
  readonly branchId: string;
  /** Date of the order in the company's zone, YYYY-MM-DD. */
  readonly date: string;
  /** Current date in the company's zone: the voucher must be valid today, too. */
  readonly today: string;
  /** Subtotal of the cart in cents; null at the counter, where staff check the minimum. */
  readonly subtotal: Cents | null;
  /** True if the wallet balance is below the minimum. */
  readonly frozen: boolean;
}

/**
 * Result of the check. `missing` is the amount missing in the subtotal, in cents; null for other
 * reasons.
 */
export type VoucherFit =
  | { readonly usable: true }
  | { readonly usable: false; readonly reason: VoucherReason; readonly missing: Cents | null };

/**
 * Checks if a voucher is usable and returns the first reason if not. Permanent reasons come before
 * those that the member can change (decisions L6).
 */
export function voucherFit(voucher: VoucherTerms, use: VoucherUse): VoucherFit {
  const reason = permanentReason(voucher, use) ?? temporaryReason(voucher, use);
  if (reason !== null) return { usable: false, reason, missing: null };
  const { priced } = voucher;
  if (use.subtotal === null || voucherErrorCode(priced, use.subtotal) === null) {
    return { usable: true };
  }
  const missing = minus(priced.min_purchase, use.subtotal);
  return { usable: false, reason: 'below_minimum', missing };
}

function permanentReason(
  { status, startDate, endDate, use: where }: VoucherTerms,
  { place, today }: VoucherUse,
): VoucherReason | null {
  if (status === 'USED') return 'used';
  if (status === 'RESERVED') return 'reserved';
  if (endDate < today) return 'expired';
  if (where === 'dine_in' && place !== 'counter') return 'dine_in_only';
  if (where === 'other' && place === 'counter') return 'app_only';
  return startDate > today ? 'not_yet' : null;
}

function temporaryReason(
  { priced, branches, branchIds, unavailableDates }: VoucherTerms,
  { branchId, date, frozen, place }: VoucherUse,
): VoucherReason | null {
  if (branches !== 'All' && branchIds.includes(branchId) !== (branches === 'Only')) {
    return 'other_branch';
  }
  if (priced.calculation_type === 'free_delivery' && place !== 'delivery') return 'delivery_only';
  if (unavailableDates.includes(date)) return 'not_today';
  return frozen ? 'wallet_low' : null;
}
