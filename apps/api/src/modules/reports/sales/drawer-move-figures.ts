import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isWithin, type Period } from './period.ts';

/** Number of moves and their sum in cents, which is positive. */
interface DrawerMoveSum {
  readonly count: number;
  readonly amount: number;
}

/** Cash that staff moved into the drawers of a branch or out of them. */
export interface DrawerMoveFigures {
  readonly float: DrawerMoveSum;
  readonly paid_in: DrawerMoveSum;
  readonly paid_out: DrawerMoveSum;
}

const NONE: DrawerMoveSum = { count: 0, amount: 0 };

/** Figures of a period without moves, and of closes that are older than drawer moves. */
export const NO_DRAWER_MOVES: DrawerMoveFigures = { float: NONE, paid_in: NONE, paid_out: NONE };

/** Returns the cash that staff moved in a period. Cash of bills is in the sales and refunds. */
export async function readDrawerMoves(db: Queryable, period: Period): Promise<DrawerMoveFigures> {
  const moves = await db.query<DrawerMoveSum & { readonly kind: keyof DrawerMoveFigures }>(sql`
    select e.kind, count(*)::integer as count, abs(sum(e.amount))::bigint as amount
    from drawer_entries e
    where e.company_id = ${period.companyId} and e.branch_id = ${period.branchId}
      and e.kind in ('float', 'paid_in', 'paid_out') and ${isWithin(sql`e.at`, period)}
    group by 1`);
  const sums = moves.map(({ kind, ...sum }) => [kind, sum] as const);
  return { ...NO_DRAWER_MOVES, ...Object.fromEntries(sums) };
}
