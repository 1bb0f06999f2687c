import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Stores the quarter of an hour that counts an order. */
export async function moveInKitchen(
  tx: Transaction,
  orderId: string,
  quarter: Temporal.Instant | null,
): Promise<void> {
  await tx.execute(sql`update orders set food_quarter = ${quarter} where id = ${orderId}`);
}
