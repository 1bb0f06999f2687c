import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Bounds } from './bounds.ts';

/** Figures of the members of a company, amounts in cents. */
export interface MemberTotals {
  readonly joined: number;
  readonly top_up_count: number;
  readonly top_up_amount: number;
  readonly points_earned: number;
  readonly points_spent: number;
}

/** Returns how many members ordered at the branches. */
export async function countActiveMembers(
  db: Queryable,
  companyId: string,
  branchIds: readonly string[],
  { from, to }: Bounds,
): Promise<number> {
  const found = await db.one<{ active: number }>(sql`
    select count(*)::integer as active from (
      select distinct customer_id from orders
      where company_id = ${companyId} and branch_id = any(${branchIds}::text[])
        and paid_at >= ${from} and paid_at < ${to} and customer_id is not null
    ) members`);
  return found?.active ?? 0;
}

/** Returns the new members, top-ups and points of a company. */
export async function readMemberTotals(
  db: Queryable,
  companyId: string,
  { from, to }: Bounds,
): Promise<MemberTotals | null> {
  return db.one<MemberTotals>(sql`
    select j.joined, t.*, p.*
    from (
      select count(*)::integer as joined from members
      where company_id = ${companyId} and created_at >= ${from} and created_at < ${to}
    ) j, (
      select count(*)::integer as top_up_count, coalesce(sum(amount), 0)::bigint as top_up_amount
      from top_ups
      where company_id = ${companyId} and status = 'COMPLETED' and status_changed_at >= ${from}
        and status_changed_at < ${to}
    ) t, (
      select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as points_earned,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as points_spent
      from point_entries
      where company_id = ${companyId} and created_at >= ${from} and created_at < ${to}
    ) p`);
}
