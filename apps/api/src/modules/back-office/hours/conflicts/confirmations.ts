import type { Queryable, Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { BranchKey } from '../../../company/index.ts';
import type { HoursConflict } from './conflicts-of.ts';

/** Names a conflict of a branch. */
export type ConflictKey = Pick<HoursConflict, 'kind' | 'id' | 'reason'>;

/** A person's decision to serve an order or a booking anyway. */
interface Confirmation {
  readonly kind: HoursConflict['kind'];
  readonly target_id: string;
  readonly reason: HoursConflict['reason'];
  readonly at: Temporal.Instant | null;
  readonly staff_name: string;
}

/**
 * Reads the decisions of a branch. Returns the name of the person who confirmed a conflict; null
 * without a decision for its time.
 */
export async function findConfirmations(
  db: Queryable,
  { company_id: companyId, id: branchId }: BranchKey,
): Promise<(conflict: HoursConflict) => string | null> {
  const rows = await db.query<Confirmation>(sql`
    select c.kind, c.target_id, c.reason, c.at, s.name as staff_name
    from branch_hours_confirmations c
    join staff s on s.company_id = c.company_id and s.id = c.staff_id
    where c.company_id = ${companyId} and c.branch_id = ${branchId}`);
  const byKey = new Map(
    rows.map((row) => [keyOf({ ...row, id: row.target_id }, row.at), row.staff_name]),
  );
  return (conflict) => byKey.get(keyOf(conflict, conflict.at)) ?? null;
}

function keyOf({ kind, id, reason }: ConflictKey, at: Temporal.Instant | null): string {
  return `${kind} ${id} ${reason} ${at?.epochMilliseconds ?? ''}`;
}

/** Stores a decision. Returns false if the same one is stored already. */
export async function confirm(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  { kind, id, reason, at }: ConflictKey & Pick<HoursConflict, 'at'>,
  staffId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    insert into branch_hours_confirmations
      (company_id, branch_id, kind, target_id, reason, at, staff_id, confirmed_at)
    values (${companyId}, ${branchId}, ${kind}, ${id}, ${reason}, ${at}, ${staffId}, ${now})
    on conflict (company_id, branch_id, kind, target_id, reason) do update set
      at = excluded.at, staff_id = excluded.staff_id, confirmed_at = excluded.confirmed_at
    where branch_hours_confirmations.at is distinct from excluded.at`);
  return changed > 0;
}

/** Takes a decision back. Returns false if there is none. */
export async function removeConfirmation(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  { kind, id, reason }: ConflictKey,
): Promise<boolean> {
  const removed = await tx.execute(sql`
    delete from branch_hours_confirmations
    where company_id = ${companyId} and branch_id = ${branchId} and kind = ${kind}
      and target_id = ${id} and reason = ${reason}`);
  return removed > 0;
}

/** Deletes the decisions before a time, when their orders and bookings are over. */
export async function removeConfirmationsBefore(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  time: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    delete from branch_hours_confirmations
    where company_id = ${companyId} and branch_id = ${branchId} and confirmed_at < ${time}
      and coalesce(at, confirmed_at) < ${time}`);
}
