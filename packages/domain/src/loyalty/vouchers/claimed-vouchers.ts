import type { Voucher } from '@claypot/sdk';
import { type VoucherReason, voucherFit } from '../../pricing/index.ts';
import { voucherTerms } from './voucher-terms.ts';

/** How many days before its end a voucher is spoken of: when the reminder on /me begins, too. */
const SOON = 7;

/** A voucher that a member holds, or has used. */
export interface ClaimedVoucher extends Voucher {
  /** Why it can be used nowhere today; null where it can, and for one of the past. */
  readonly hindrance: VoucherReason | null;
  /** It ends within {@link SOON} days. */
  readonly endsSoon: boolean;
}

/** What a member holds: what ends soonest first, then what is used or over. */
export interface ClaimedVouchers {
  readonly active: readonly ClaimedVoucher[];
  readonly past: readonly ClaimedVoucher[];
}

/** The vouchers of a member by whether they still count. `today` is the company's, YYYY-MM-DD. */
export function claimedVouchers(vouchers: readonly Voucher[], today: string): ClaimedVouchers {
  const held = vouchers.map((voucher) => claimedVoucher(voucher, today));
  const isActive = ({ voucher_status }: Voucher) => voucher_status === 'ACTIVE';
  return { active: held.filter(isActive), past: held.filter((voucher) => !isActive(voucher)) };
}

/** A voucher with what keeps it from being used today, wherever it would be used. */
export function claimedVoucher(voucher: Voucher, today: string): ClaimedVoucher {
  const { is_freeze_tier, voucher_status, voucher_use_type } = voucher;
  if (voucher_status !== 'ACTIVE') return { ...voucher, hindrance: null, endsSoon: false };
  const terms = voucherTerms(voucher);
  const fit = voucherFit(
    // Which branch, which cart: that is asked where it is used.
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

/** Whether it is used at the counter, by its holder's press; others are used in an order alone. */
export function isForCounter({ voucher_use_type }: Pick<Voucher, 'voucher_use_type'>): boolean {
  return voucher_use_type !== 'other';
}
