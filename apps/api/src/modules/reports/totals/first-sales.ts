import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { FirstSales } from './missing-days.ts';

/** Returns the time of the first sale of each branch that has sold anything. */
export async function findFirstSales(
  db: Queryable,
  companyId: string,
  branchIds: readonly string[],
): Promise<FirstSales> {
  const rows = await db.query<{ branch_id: string; at: Temporal.Instant }>(sql`
    select b.branch_id, f.paid_at as at
    from unnest(${branchIds}::text[]) as b (branch_id)
    cross join lateral (
      select paid_at from orders o
      where o.company_id = ${companyId} and o.branch_id = b.branch_id and o.paid_at is not null
      order by paid_at limit 1
    ) f`);
  return new Map(rows.map(({ branch_id, at }) => [branch_id, at]));
}
