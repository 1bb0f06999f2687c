import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchKey } from '../sales/period.ts';

/** Cash that goes into a drawer or comes out of it. */
export interface DrawerEntry extends BranchKey {
  readonly drawerId: string;
  readonly kind: 'float' | 'paid_in' | 'paid_out' | 'bill' | 'bill_removed' | 'bill_refund';
  /** In cents; negative if it comes out. */
  readonly amount: number;
  /** Bill payment, or refund for `bill_refund`; null for other kinds. */
  readonly sourceId: string | null;
  readonly reason: string | null;
  readonly staffId: string;
  readonly approverId: string | null;
}

/** Stores cash of a drawer. The caller has called `shareDays` and checked the drawer. */
export async function addDrawerEntry(
  tx: Transaction,
  entry: DrawerEntry,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into drawer_entries (company_id, branch_id, drawer_id, kind, amount, source_id, reason,
      staff_id, approver_id, at)
    values (${entry.companyId}, ${entry.branchId}, ${entry.drawerId}, ${entry.kind},
      ${entry.amount}, ${entry.sourceId}, ${entry.reason}, ${entry.staffId}, ${entry.approverId},
      ${now})`);
}
