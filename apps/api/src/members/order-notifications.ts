import type { Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { OrderStatus } from '../ordering/order-status.ts';
import { orderMessage } from './notification-messages.ts';
import { notify } from './notifications.ts';

/** Tells a member how their order stands now; guests look at the order itself. */
export async function tellOrderMoved(
  tx: Transaction,
  orderId: string,
  status: OrderStatus,
  now: Temporal.Instant,
): Promise<void> {
  const order = await tx.one<{ customer_id: string; sales_order_tx_id: string }>(sql`
    select customer_id, sales_order_tx_id from orders
    where id = ${orderId} and customer_id is not null`);
  if (order === null) return;
  const message = orderMessage(status, order.sales_order_tx_id);
  if (message === null) return;
  await notify(tx, order.customer_id, { id: `${status.toLowerCase()}-${orderId}`, message }, now);
}
