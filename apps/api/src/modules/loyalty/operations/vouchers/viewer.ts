import type { Context } from '../../../../contract/context/context.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { dayOf } from '../../../../shared/time/day-of.ts';
import { type Branch, findBranches } from '../../../company/index.ts';
import { requireMember } from '../../../identity/index.ts';
import { findMember } from '../../members/members.ts';
import { findOwnHolidays } from '../../vouchers/own-holidays.ts';
import { restDays, restDaysByState, restDaysEverywhere } from '../../vouchers/rest-days.ts';
import type { Voucher } from '../../vouchers/vouchers.ts';
import type { VoucherViewer } from './voucher-view.ts';

/**
 * Returns the member who views vouchers, with company, language and date.
 * @throws ApiError see {@link requireMember}.
 */
export async function viewerOfVouchers(context: Context, memberId: string): Promise<VoucherViewer> {
  const { db, company, language, now } = context;
  await requireMember(context, memberId);
  const member = await findMember(db, company.id, memberId, now);
  if (member === null) throw new ApiError('SESSION_EXPIRED');
  return { company, language, member, today: dayOf(now, company.time_zone) };
}

/** Returns the coming dates on which a voucher cannot be used; empty if it has no such dates. */
export type RestDaysOf = (voucher: Voucher) => readonly string[];

const NEVER: RestDaysOf = () => [];

/** Returns a function that lists a voucher's coming dates on which no accepting branch takes it. */
export async function findRestDays(
  { db, company }: Pick<Context, 'db' | 'company'>,
  vouchers: readonly Voucher[],
  today: Temporal.PlainDate,
): Promise<RestDaysOf> {
  if (!vouchers.some(rests)) return NEVER;
  const branches = await findBranches(db, company.id);
  const ownHolidays = await findOwnHolidays(db, company.id);
  const byState = await restDaysByState(statesOf(branches), today, ownHolidays);
  return (voucher) =>
    rests(voucher) ? restDaysEverywhere(statesOf(branchesOf(voucher, branches)), byState) : [];
}

/**
 * Returns a function that lists a voucher's coming dates on which it cannot be used at the branch.
 */
export async function restsAt(
  db: Queryable,
  { company_id, state_id }: Branch,
  vouchers: readonly Voucher[],
  today: Temporal.PlainDate,
): Promise<RestDaysOf> {
  if (!vouchers.some(rests)) return NEVER;
  const days = await restDays(state_id, today, await findOwnHolidays(db, company_id));
  return (voucher) => (rests(voucher) ? days : []);
}

/** Returns the branches that accept a voucher. */
export function branchesOf(voucher: Voucher, branches: readonly Branch[]): readonly Branch[] {
  if (voucher.voucher_branch_status === 'All') return branches;
  const named = new Set(voucher.branches.map(({ id }) => id));
  const only = voucher.voucher_branch_status === 'Only';
  return branches.filter(({ id }) => named.has(id) === only);
}

function rests({ is_weekday_only }: Voucher): boolean {
  return is_weekday_only;
}

function statesOf(branches: readonly Branch[]): string[] {
  return branches.map(({ state_id }) => state_id);
}
