import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { ClaimedVoucher } from './vouchers.ts';

/** Marks a voucher as used at a branch. Returns false if it is no longer active. */
export async function useAtCounter(
  tx: Transaction,
  { company_id: companyId, id: claimedVoucherId }: Pick<ClaimedVoucher, 'company_id' | 'id'>,
  branchId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const used = await tx.execute(sql`
    update claimed_vouchers set status = 'USED', used_at = ${now}, used_at_branch = ${branchId}
    where company_id = ${companyId} and id = ${claimedVoucherId} and status = 'ACTIVE'`);
  return used === 1;
}
