import { type Cents, formatMoneyString } from '@claypot/sdk';
import { hasRank } from '@claypot/sdk/counter';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireApproved, requirePerson } from '../../../staff/index.ts';

interface Used {
  readonly max_count: number;
  readonly max_amount: number;
  readonly count: number;
  readonly amount: number;
}

/** A top-up to check against the limits of its member. */
interface Wanted {
  readonly memberId: string;
  readonly amount: Cents;
  readonly businessDay: Temporal.PlainDate;
}

/**
 * Checks the limits per member and business day, across all branches. Returned top-ups do not
 * count. The caller has locked the member.
 * @returns the manager who approved a top-up above the limits; null if none had to, or the person is
 * a manager.
 * @throws ApiError `LIMIT_EXCEEDED` without an approval, `APPROVAL_INVALID` if it is not valid.
 */
export async function requireWithinLimits(
  tx: Transaction,
  context: CounterContext,
  wanted: Wanted,
): Promise<string | null> {
  const used = await readUsed(tx, context.company.id, wanted);
  const { amount, memberId } = wanted;
  if (used.count < used.max_count && used.amount + amount <= used.max_amount) return null;
  const { role } = requirePerson(context);
  if (context.approval === null && !hasRank(role, 'manager')) throw limitExceeded(used);
  const action = { operation: 'cashTopUp', targetId: memberId, amount };
  return requireApproved(tx, context, 'manager', action);
}

async function readUsed(
  tx: Transaction,
  companyId: string,
  { memberId, businessDay }: Wanted,
): Promise<Used> {
  const used = await tx.one<Used>(sql`
    select c.cash_top_up_count as max_count, c.cash_top_up_amount as max_amount, t.count, t.amount
    from companies c cross join lateral (
      select count(*)::integer as count, coalesce(sum(u.amount), 0)::bigint as amount
      from top_ups u
      join cash_top_ups k on k.company_id = u.company_id and k.top_up_id = u.id
      where u.company_id = c.id and u.member_id = ${memberId}
        and k.business_day = ${businessDay}::date and not exists (
          select from cash_top_up_entries e
          where e.company_id = u.company_id and e.top_up_id = u.id and e.kind = 'returned')
    ) t
    where c.id = ${companyId}`);
  if (used === null) throw new Error('The company does not exist');
  return used;
}

function limitExceeded({ max_count, max_amount, count, amount }: Used): ApiError {
  const data: Schemas['LimitExceededData'] = {
    max_count,
    count,
    max_amount: formatMoneyString(max_amount),
    amount: formatMoneyString(amount),
  };
  return new ApiError('LIMIT_EXCEEDED', { data });
}
