import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isWithin, type Period } from './period.ts';

/** Cash top-ups of member wallets at a branch, in cents. */
export interface TopUpFigures {
  readonly count: number;
  readonly amount: number;
  readonly returned_count: number;
  /** Positive. */
  readonly returned_amount: number;
}

/** Figures of a period without top-ups, and of closes that are older than cash top-ups. */
export const NO_TOP_UPS: TopUpFigures = {
  count: 0,
  amount: 0,
  returned_count: 0,
  returned_amount: 0,
};

/** Returns the cash top-ups of a period, and those that were returned in it. */
export async function readTopUps(db: Queryable, period: Period): Promise<TopUpFigures> {
  const figures = await db.one<TopUpFigures>(sql`
    select count(*) filter (where e.kind = 'credited')::integer as count,
      coalesce(sum(e.amount) filter (where e.kind = 'credited'), 0)::bigint as amount,
      count(*) filter (where e.kind = 'returned')::integer as returned_count,
      coalesce(-sum(e.amount) filter (where e.kind = 'returned'), 0)::bigint as returned_amount
    from cash_top_up_entries e
    where e.company_id = ${period.companyId} and e.branch_id = ${period.branchId}
      and ${isWithin(sql`e.at`, period)}`);
  return figures ?? NO_TOP_UPS;
}
