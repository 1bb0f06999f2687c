import type { Cents } from '@claypot/sdk';
import { minus } from '../arithmetic.ts';
import { type PricedVoucher, voucherErrorCode } from '../voucher.ts';

/** Why a voucher cannot be used, by the contract's names. */
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

/** A voucher with all that decides whether it can be used. Dates are days of the company's zone. */
export interface VoucherTerms {
  readonly priced: PricedVoucher;
  readonly use: 'dine_in' | 'both' | 'other';
  readonly status: 'ACTIVE' | 'RESERVED' | 'USED';
  /** The first and the last day on which it counts, YYYY-MM-DD. */
  readonly startDate: string;
  readonly endDate: string;
  readonly branches: 'All' | 'All Except' | 'Only';
  /** Ids of those that `branches` speaks of. */
  readonly branchIds: readonly string[];
  /** Days on which it rests, at the branch it would be used at. */
  readonly unavailableDates: readonly string[];
}

/** What a voucher would be used for. */
export interface VoucherUse {
  readonly place: 'counter' | 'pickup' | 'delivery';
  readonly branchId: string;
  /** The day of the company's zone that it would be used for, YYYY-MM-DD. */
  readonly date: string;
  /** Today in the company's zone: it has to count now, too. */
  readonly today: string;
  /** What is in the cart comes to; null at the counter, which sees to it itself. */
  readonly subtotal: Cents | null;
  /** The wallet holds less than the least. */
  readonly frozen: boolean;
}

/** Whether it can be used, or why not. `missing` is what the subtotal lacks, in cents. */
export type VoucherFit =
  | { readonly usable: true }
  | { readonly usable: false; readonly reason: VoucherReason; readonly missing: Cents | null };

/**
 * Whether a voucher can be used for something, or the first reason why not: what nothing can change
 * comes before what the member can change (decisions L6).
 */
export function voucherFit(voucher: VoucherTerms, use: VoucherUse): VoucherFit {
  const reason = lastingReason(voucher, use) ?? passingReason(voucher, use);
  if (reason !== null) return { usable: false, reason, missing: null };
  const { priced } = voucher;
  if (use.subtotal === null || voucherErrorCode(priced, use.subtotal) === null) {
    return { usable: true };
  }
  const missing = minus(priced.min_purchase, use.subtotal);
  return { usable: false, reason: 'below_minimum', missing };
}

function lastingReason(
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

function passingReason(
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
