import type { Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { BranchKey } from './hours/branch-key.ts';

/** Ways of serving customers that a branch can pause. */
export type PausedMethod = 'delivery' | 'pickup' | 'reservation';

export interface Pause {
  readonly method: PausedMethod;
  readonly until: Temporal.Instant;
}

/** Returns the pauses of a branch that have not ended at `now`, in the order of their methods. */
export function findPauses(
  db: Queryable,
  branch: BranchKey,
  now: Temporal.Instant,
): Promise<Pause[]> {
  return db.query<Pause>(sql`
    select method, until from branch_pauses
    where company_id = ${branch.company_id} and branch_id = ${branch.id} and until > ${now}
    order by method`);
}

/** Returns the end of the pause of a method; null if the branch does not pause it. */
export async function findPauseEnd(
  db: Queryable,
  branch: BranchKey,
  method: PausedMethod,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const pauses = await findPauses(db, branch, now);
  return pauses.find((pause) => pause.method === method)?.until ?? null;
}

/** Pauses a method until a time; null ends the pause. */
export async function setPause(
  tx: Transaction,
  branch: BranchKey,
  method: PausedMethod,
  until: Temporal.Instant | null,
): Promise<void> {
  const { company_id: companyId, id: branchId } = branch;
  await tx.execute(
    until === null
      ? sql`
        delete from branch_pauses where company_id = ${companyId} and branch_id = ${branchId}
          and method = ${method}`
      : sql`
        insert into branch_pauses (company_id, branch_id, method, until)
        values (${companyId}, ${branchId}, ${method}, ${until})
        on conflict (company_id, branch_id, method) do update set until = excluded.until`,
  );
}
