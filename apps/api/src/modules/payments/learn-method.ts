import type { Payments } from '../../gateways/payments/payments.ts';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Asks the provider what an approved payment was made with, and keeps it: customers read it on their
 * orders. Asked behind the approval, which waits for nothing.
 *
 * @throws PaymentsUnavailable where the provider cannot be reached; asking again is safe.
 */
export async function learnMethod(
  { db, payments }: { readonly db: Db; readonly payments: Payments },
  reference: string,
): Promise<void> {
  const payment = await db.one<{ session_id: string | null }>(sql`
    select session_id from payments
    where id = ${reference} and method is null and provider = ${payments.provider}`);
  if (payment === null) return;
  const method = await payments.methodOf({ reference, sessionId: payment.session_id });
  await db.execute(sql`update payments set method = ${method} where id = ${reference}`);
}
