import type { Voucher } from '@claypot/sdk';
import { type VoucherReason, voucherFit } from '../../pricing/index.ts';
import { voucherTerms } from './voucher-terms.ts';

/**
 * Days before its end from which a voucher counts as ending soon. The reminder of a free dish on
 * /me starts at the same time.
 */
const SOON = 7;

/** A voucher that a member has claimed: active, used or expired. */
export interface ClaimedVoucher extends Voucher {
  /** Reason why it cannot be used anywhere today; null if it can or is no longer active. */
  readonly hindrance: VoucherReason | null;
  /** True if it is active and ends within {@link SOON} days. */
  readonly endsSoon: boolean;
}

/**
 * A member's vouchers in the server's order. Active: valid ones by end date, then those not valid
 * yet. Past: used or expired ones.
 */
export interface ClaimedVouchers {
  readonly active: readonly ClaimedVoucher[];
  readonly past: readonly ClaimedVoucher[];
}

/** Splits a member's vouchers into active and past. `today` is the company's date, YYYY-MM-DD. */
export function claimedVouchers(vouchers: readonly Voucher[], today: string): ClaimedVouchers {
  const vouchersWithHindrance = vouchers.map((voucher) => claimedVoucher(voucher, today));
  const isActive = ({ voucher_status }: Voucher) => voucher_status === 'ACTIVE';
  return {
    active: vouchersWithHindrance.filter(isActive),
    past: vouchersWithHindrance.filter((voucher) => !isActive(voucher)),
  };
}

/**
 * Returns the voucher with the reason why it cannot be used today, regardless of branch and cart.
 */
export function claimedVoucher(voucher: Voucher, today: string): ClaimedVoucher {
  const { is_freeze_tier, voucher_status, voucher_use_type } = voucher;
  if (voucher_status !== 'ACTIVE') return { ...voucher, hindrance: null, endsSoon: false };
  const terms = voucherTerms(voucher);
  const fit = voucherFit(
    // Branch and cart are checked where the voucher is used.
    { ...terms, branches: 'All' },
    {
      place: voucher_use_type === 'other' ? 'delivery' : 'counter',
      branchId: '',
      date: today,
      today,
      subtotal: null,
      frozen: is_freeze_tier === 1,
    },
  );
  const hindrance = fit.usable ? null : fit.reason;
  return { ...voucher, hindrance, endsSoon: endsWithin(SOON, voucher, today) };
}

function endsWithin(days: number, { end_date }: Voucher, today: string): boolean {
  if (end_date === null) return false;
  const until = Temporal.PlainDate.from(end_date).since(today, { largestUnit: 'days' });
  return until.days <= days;
}

/**
 * Returns true if the member uses it at the counter; other vouchers can only be used in an order.
 */
export function isForCounter({ voucher_use_type }: Pick<Voucher, 'voucher_use_type'>): boolean {
  return voucher_use_type !== 'other';
}
