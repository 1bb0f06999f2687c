import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type BranchKey, isWithin, type Period } from '../sales/period.ts';

/** Id of the drawer of a branch that has named none. */
const ONLY_DRAWER = 'main';

/** A cash drawer before a close, in cents. */
export interface OpenDrawer {
  readonly id: string;
  readonly name: string | null;
  /** Cash that the close before left in the drawer, after corrections. */
  readonly opening: number;
  /** Cash that came in less cash that went out. */
  readonly cash: number;
  readonly expected: number;
}

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly opening: number;
  readonly cash: number;
}

/**
 * Returns the drawers of a branch with the cash that each should have at the end of a period. Cash
 * top-ups, payments and refunds of bills, and moves by staff change it. Orders of the app do not:
 * customers pay online, and the note of a settled refund does not name a drawer.
 */
export async function findOpenDrawers(db: Queryable, period: Period): Promise<OpenDrawer[]> {
  const { companyId, branchId } = period;
  const rows = await db.query<Row>(sql`
    select d.id, d.name, coalesce(corrected.left_amount, closed.left_amount, 0) as opening,
      coalesce((
        select sum(e.amount) from cash_top_up_entries e
        where e.company_id = d.company_id and e.branch_id = d.branch_id and e.drawer_id = d.id
          and ${isWithin(sql`e.at`, period)}
      ), 0)::bigint + coalesce((
        select sum(e.amount) from drawer_entries e
        where e.company_id = d.company_id and e.branch_id = d.branch_id and e.drawer_id = d.id
          and ${isWithin(sql`e.at`, period)}
      ), 0)::bigint as cash
    from drawers d
    left join lateral (
      select c.close_number, c.left_amount from drawer_closes c
      where c.company_id = d.company_id and c.branch_id = d.branch_id and c.drawer_id = d.id
      order by c.number desc limit 1
    ) closed on true
    left join lateral (
      select r.left_amount from close_corrections r
      where r.company_id = d.company_id and r.branch_id = d.branch_id and r.drawer_id = d.id
        and r.close_number = closed.close_number
      order by r.number desc limit 1
    ) corrected on true
    where d.company_id = ${companyId} and d.branch_id = ${branchId} and d.removed_at is null
    order by d.created_at, d.id`);
  const drawers = rows.length > 0 ? rows : [{ id: ONLY_DRAWER, name: null, opening: 0, cash: 0 }];
  return drawers.map((drawer) => ({ ...drawer, expected: drawer.opening + drawer.cash }));
}

/** Returns the ids of the drawers of a branch. */
export async function findDrawerIds(
  db: Queryable,
  { companyId, branchId }: BranchKey,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from drawers
    where company_id = ${companyId} and branch_id = ${branchId} and removed_at is null
    order by created_at, id`);
  return rows.map(({ id }) => id);
}

/** Stores the only drawer of a branch that has no row for it. */
export async function storeOnlyDrawer(
  tx: Queryable,
  { companyId, branchId }: BranchKey,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into drawers (company_id, branch_id, id, created_at)
    select ${companyId}, ${branchId}, ${ONLY_DRAWER}, ${now}::timestamptz
    where not exists (select from drawers
      where company_id = ${companyId} and branch_id = ${branchId} and removed_at is null)
    on conflict do nothing`);
}
