import type { Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** A branch of a company. */
interface BranchKey {
  readonly company_id: string;
  readonly id: string;
}

/**
 * Returns the largest party whose booking is approved automatically; null if staff approve every
 * booking.
 */
export async function findAutoApproval(
  db: Queryable,
  { company_id: companyId, id }: BranchKey,
): Promise<number | null> {
  const row = await db.one<{ auto_approve_up_to: number | null }>(sql`
    select auto_approve_up_to from branch_settings
    where company_id = ${companyId} and branch_id = ${id}`);
  return row?.auto_approve_up_to ?? null;
}

/** Stores the largest party whose booking is approved automatically; null approves none. */
export async function setAutoApproval(
  tx: Transaction,
  { company_id: companyId, id }: BranchKey,
  upTo: number | null,
): Promise<void> {
  await tx.execute(sql`
    insert into branch_settings (company_id, branch_id, auto_approve_up_to)
    values (${companyId}, ${id}, ${upTo})
    on conflict (company_id, branch_id) do update set
      auto_approve_up_to = excluded.auto_approve_up_to`);
}
