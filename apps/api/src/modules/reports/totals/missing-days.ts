import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type BranchDay, columnsOf, type DayBounds } from './branch-days.ts';

/** Time of the first sale by branch. */
export type FirstSales = ReadonlyMap<string, Temporal.Instant>;

/**
 * Returns the days of branches, from their first sale on, that have no totals with these bounds.
 * The database compares them: a year of all branches has thousands of days.
 */
export async function findMissingDays(
  db: Queryable,
  companyId: string,
  firstSales: FirstSales,
  days: readonly DayBounds[],
): Promise<BranchDay[]> {
  const branches = [...firstSales.keys()];
  const starts = [...firstSales.values()].map(String);
  const [names, froms, tos] = columnsOf(days);
  const rows = await db.query<{ branch_id: string; place: number }>(sql`
    select b.branch_id, (d.place - 1)::integer as place
    from unnest(${branches}::text[], ${starts}::timestamptz[]) as b (branch_id, first_at)
    cross join unnest(${names}::date[], ${froms}::timestamptz[], ${tos}::timestamptz[])
      with ordinality as d (business_day, from_at, to_at, place)
    where d.to_at > b.first_at and b.branch_id is not null and d.place is not null
      and not exists (
      select from sales_days t
      where t.company_id = ${companyId} and t.branch_id = b.branch_id
        and t.business_day = d.business_day and t.from_at = d.from_at and t.to_at = d.to_at
    )
    order by b.branch_id, d.place`);
  return rows.flatMap(({ branch_id, place }) => {
    const day = days[place];
    return day === undefined ? [] : [{ ...day, branchId: branch_id }];
  });
}
