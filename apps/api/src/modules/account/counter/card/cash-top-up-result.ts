import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import type { Branch } from '../../../company/index.ts';
import { viewCashTopUp } from '../top-ups/cash-top-up-view.ts';
import { findCashTopUp } from '../top-ups/cash-top-ups.ts';
import { requireMemberRecord } from './lock-member.ts';
import { viewMemberCard } from './member-card.ts';

/** Returns a top-up of a branch with the member's card. @throws ApiError `NOT_FOUND`. */
export async function viewCashTopUpResult(
  db: Queryable,
  context: CounterContext,
  branch: Branch,
  id: string,
): Promise<Schemas['CashTopUpResult']> {
  const topUp = await findCashTopUp(db, context, branch.id, id);
  if (topUp === null) throw new ApiError('NOT_FOUND');
  const member = await requireMemberRecord(db, context, topUp.member_id);
  return {
    top_up: viewCashTopUp(topUp, context),
    member: await viewMemberCard(db, context, branch, member),
  };
}
