import type { CashTopUp, ErrorCode, MemberCard } from '@claypot/sdk/counter';
import type { FindMemberSnapshot, FindProblem } from './find-member.machine.ts';
import { groupVouchers, type VoucherGroup } from './voucher-groups.ts';

export type { VoucherGroup };

/** Member at the counter, ready to be shown. */
export interface MemberView extends Pick<MemberCard, 'id' | 'tier' | 'points' | 'wallet'> {
  /** Null if the member has given no name. */
  readonly firstName: string | null;
  readonly joinedOn: Temporal.PlainDate;
  /** True for the own record of the person who serves, who may not change it. */
  readonly isOwn: boolean;
  /** Vouchers that the branch can take now. */
  readonly fitting: readonly VoucherGroup[];
  /** Vouchers that it cannot take now, each with a reason. */
  readonly others: readonly VoucherGroup[];
  /** Cash top-ups of this business day in this branch, latest first. */
  readonly topUps: readonly CashTopUp[];
}

export interface FindMemberView {
  /** Text as typed. */
  readonly text: string;
  readonly status: 'idle' | 'finding' | 'shown' | 'notFound' | 'failed';
  readonly problem: FindProblem | null;
  /** Error of the status `failed`; null otherwise. */
  readonly error: ErrorCode | null;
  readonly member: MemberView | null;
}

export function selectFindMember({ context, value }: FindMemberSnapshot): FindMemberView {
  const { error, member, problem, text } = context;
  return {
    text,
    status: value,
    problem,
    error: value === 'failed' ? error : null,
    member: member === null ? null : memberView(member),
  };
}

function memberView(member: MemberCard): MemberView {
  const { cash_top_ups, first_name, id, is_own, joined_on, points, tier, vouchers, wallet } =
    member;
  return {
    id,
    tier,
    points,
    wallet,
    firstName: first_name,
    joinedOn: Temporal.PlainDate.from(joined_on),
    isOwn: is_own,
    fitting: groupVouchers(vouchers.filter(({ fit }) => fit.usable === 1)),
    others: groupVouchers(vouchers.filter(({ fit }) => fit.usable !== 1)),
    topUps: cash_top_ups,
  };
}
