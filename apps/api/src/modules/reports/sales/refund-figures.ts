import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isWithin, type Period } from './period.ts';

/**
 * Way in which money went back to a customer. `provider` and `dispute`: by the payment provider itself.
 * `returned`: a bank sent a refund back, so its amount is negative.
 */
type RefundKind = 'refunded' | 'settled' | 'provider' | 'dispute' | 'returned';

/** Refunds of a period, in cents. */
export interface RefundFigures {
  readonly count: number;
  readonly amount: number;
  readonly by_kind: readonly {
    readonly kind: RefundKind;
    readonly count: number;
    readonly amount: number;
  }[];
}

/** Returns the refunds of a period: by the time at which they succeeded. */
export async function readRefunds(db: Queryable, period: Period): Promise<RefundFigures> {
  const kinds = await db.query<RefundFigures['by_kind'][number]>(sql`
    select e.kind, count(*)::integer as count, sum(e.amount)::bigint as amount
    from refund_entries e
    where e.company_id = ${period.companyId} and e.branch_id = ${period.branchId}
      and ${isWithin(sql`e.at`, period)}
    group by 1 order by 1`);
  return {
    count: kinds.reduce((sum, { count, kind }) => sum + (kind === 'returned' ? 0 : count), 0),
    amount: kinds.reduce((sum, { amount }) => sum + amount, 0),
    by_kind: kinds,
  };
}
