import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchKey } from '../sales/period.ts';

/** A correction of the counted cash of a drawer, in cents. */
export interface CorrectionRow {
  readonly number: number;
  readonly drawer_id: string;
  readonly counted_before: number | null;
  readonly counted_amount: number;
  readonly left_before: number;
  readonly left_amount: number;
  readonly reason: string;
  readonly staff_name: string;
  readonly at: Temporal.Instant;
}

/** Returns the corrections of a close, oldest first. */
export function findCorrections(
  db: Queryable,
  { companyId, branchId }: BranchKey,
  closeNumber: number,
): Promise<CorrectionRow[]> {
  return db.query<CorrectionRow>(sql`
    select c.number, c.drawer_id, c.counted_before, c.counted_amount, c.left_before, c.left_amount,
      c.reason, s.name as staff_name, c.at
    from close_corrections c join staff s on s.company_id = c.company_id and s.id = c.staff_id
    where c.company_id = ${companyId} and c.branch_id = ${branchId}
      and c.close_number = ${closeNumber}
    order by c.number`);
}

/** A correction to store. */
export interface NewCorrection {
  readonly closeNumber: number;
  readonly drawerId: string;
  readonly countedBefore: number | null;
  readonly counted: number;
  readonly leftBefore: number;
  readonly left: number;
  readonly reason: string;
  readonly staffId: string;
  readonly deviceId: string | null;
}

/** Stores a correction and returns its number, which the database assigns. */
export async function storeCorrection(
  tx: Queryable,
  { companyId, branchId }: BranchKey,
  correction: NewCorrection,
  now: Temporal.Instant,
): Promise<number> {
  const { closeNumber, drawerId, countedBefore, counted, leftBefore, left } = correction;
  const stored = await tx.one<{ number: number }>(sql`
    insert into close_corrections
      (company_id, branch_id, close_number, drawer_id, counted_before, counted_amount, left_before,
       left_amount, reason, staff_id, device_id, at)
    values (${companyId}, ${branchId}, ${closeNumber}, ${drawerId}, ${countedBefore}, ${counted},
      ${leftBefore}, ${left}, ${correction.reason}, ${correction.staffId}, ${correction.deviceId},
      ${now})
    returning number`);
  if (stored === null) throw new Error('The correction was not stored');
  return stored.number;
}
