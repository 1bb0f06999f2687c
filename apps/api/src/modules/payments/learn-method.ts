import type { Payments } from '../../gateways/payments/payments.ts';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Queries the provider for the method of an approved payment and stores it for the customer's order
 * page. Runs after the approval, so that the approval does not wait for it.
 *
 * @throws PaymentsUnavailable if the provider is unreachable; retrying is safe.
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
