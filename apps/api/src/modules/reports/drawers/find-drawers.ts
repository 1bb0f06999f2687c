import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchKey } from '../sales/period.ts';

interface Drawer {
  readonly id: string;
  readonly name: string | null;
}

/** Returns the drawers of a branch, oldest first. Empty before its first cash. */
export function findDrawers(db: Queryable, { companyId, branchId }: BranchKey): Promise<Drawer[]> {
  return db.query<{ id: string; name: string | null }>(sql`
    select id, name from drawers
    where company_id = ${companyId} and branch_id = ${branchId} and removed_at is null
    order by created_at, id`);
}
