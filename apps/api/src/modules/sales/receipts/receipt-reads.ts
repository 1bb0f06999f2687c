import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A receipt of a bill or of one of its refunds. */
export interface Receipt {
  readonly branch_id: string;
  readonly number: number;
  readonly issued_at: Temporal.Instant;
}

/**
 * Returns the receipt of a bill, or of one of its refunds. Null for an order that is no bill, before
 * the bill is paid, and for the refund of another bill.
 */
export function findReceipt(
  db: Queryable,
  companyId: string,
  billId: string,
  refundId: string | null,
): Promise<Receipt | null> {
  return db.one<Receipt>(sql`
    select branch_id, number, issued_at from receipts
    where company_id = ${companyId} and order_id = ${billId}
      and refund_id is not distinct from ${refundId}`);
}

/** Returns true if the order is a dine-in bill. */
export async function isBill(db: Queryable, companyId: string, orderId: string): Promise<boolean> {
  const bill = await db.one<{ id: string }>(sql`
    select order_id as id from bills where company_id = ${companyId} and order_id = ${orderId}`);
  return bill !== null;
}
