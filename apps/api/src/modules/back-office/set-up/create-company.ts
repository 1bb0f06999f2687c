import type { Rows } from '../../../import/write/rows.ts';
import { writeRows } from '../../../import/write/write.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { recordStaffEvent } from '../../staff/index.ts';

/** The first owner with hashed secrets. */
export interface FirstOwner {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly passwordHash: string;
  readonly pinHash: string;
}

/** Writes company, branch, menu and the first owner. */
export async function createCompany(
  tx: Transaction,
  rows: Rows,
  { id, name, phone, email, passwordHash, pinHash }: FirstOwner,
  now: Temporal.Instant,
): Promise<void> {
  await writeRows(tx, rows);
  const companyId = rows.company.id;
  await tx.execute(sql`
    insert into staff
      (company_id, id, name, role, phone_no, email, password_hash, pin_hash, created_at)
    values (${companyId}, ${id}, ${name}, 'owner', ${phone}, ${email}, ${passwordHash}, ${pinHash},
      ${now})`);
  const changes = [{ field: 'role', before: null, after: 'owner' }];
  const event = { operation: 'setUp', targetId: id, branchId: null, changes };
  await recordStaffEvent(tx, companyId, null, event, now);
}
