import type { Context } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMember } from '../../members/members.ts';
import { type Branch, findBranches } from '../../ordering/branches.ts';
import { restDays, restDaysEverywhere } from '../../vouchers/rest-days.ts';
import type { Voucher } from '../../vouchers/vouchers.ts';
import { requireMember } from '../identity.ts';
import type { VoucherViewer } from './voucher-view.ts';

/**
 * The member who looks at vouchers.
 *
 * @throws Refusal see {@link requireMember}.
 */
export async function viewerOfVouchers(context: Context, memberId: string): Promise<VoucherViewer> {
  const { db, company, language, now } = context;
  await requireMember(context, memberId);
  const member = await findMember(db, company.id, memberId, now);
  if (member === null) throw new Refusal('SESSION_EXPIRED');
  return { company, language, member, today: dayOf(now, company.time_zone) };
}

/** The day that an instant falls on in a zone. */
export function dayOf(instant: Temporal.Instant, zone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(zone).toPlainDate();
}

/** Tells of each voucher on which of the coming days it rests at every branch that takes it. */
export async function restsAnywhere(
  { db, company }: Pick<Context, 'db' | 'company'>,
  vouchers: readonly Voucher[],
  today: Temporal.PlainDate,
): Promise<(voucher: Voucher) => Promise<readonly string[]>> {
  if (!vouchers.some((voucher) => voucher.is_weekday_only)) return async () => [];
  const branches = await findBranches(db, company.id);
  return async (voucher) => {
    if (!voucher.is_weekday_only) return [];
    const states = branchesOf(voucher, branches).map(({ state_id }) => state_id);
    return restDaysEverywhere(states, today);
  };
}

/** On which of the coming days a voucher rests at a branch. */
export async function restsAt(
  { state_id }: Branch,
  voucher: Voucher,
  today: Temporal.PlainDate,
): Promise<readonly string[]> {
  return voucher.is_weekday_only ? restDays(state_id, today) : [];
}

/** The branches that take a voucher. */
export function branchesOf(voucher: Voucher, branches: readonly Branch[]): readonly Branch[] {
  if (voucher.voucher_branch_status === 'All') return branches;
  const named = new Set(voucher.branches.map(({ id }) => id));
  const only = voucher.voucher_branch_status === 'Only';
  return branches.filter(({ id }) => named.has(id) === only);
}
