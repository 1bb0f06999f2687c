import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { findComingReservations } from '../../../booking/index.ts';
import { findDueOrders } from '../../../ordering/index.ts';
import type { Drafted } from '../model/merge-draft.ts';
import type { DraftProblem } from './find-problems.ts';

/** Returns a problem for each removed branch that still has orders or bookings to serve. */
export async function findBranchesInUse(
  db: Queryable,
  companyId: string,
  drafted: Drafted,
  now: Temporal.Instant,
): Promise<DraftProblem[]> {
  const slugs = drafted.branches.flatMap(({ key, status }) => (status === 'removed' ? [key] : []));
  if (slugs.length === 0) return [];
  const branches = await db.query<{ id: string; slug: string | null }>(sql`
    select id, slug from branches
    where company_id = ${companyId} and not retired and slug = any(${slugs}::text[])
    order by position, id`);
  const problems: DraftProblem[] = [];
  for (const { id, slug } of branches) {
    const orders = await findDueOrders(db, companyId, id);
    const bookings = await findComingReservations(db, companyId, id, now);
    if (orders.length + bookings.length === 0) continue;
    const message = `has ${orders.length} open orders and ${bookings.length} bookings; finish or move them first`;
    problems.push({ section: 'branches', key: slug, field: '', message });
  }
  return problems;
}
