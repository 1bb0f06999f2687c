import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { OrderStatus } from './order-status.ts';

/** Locks an order, so that changes of it are serialised. Returns its status. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderStatus> {
  const order = await tx.one<{ status: OrderStatus }>(
    sql`select status from orders where id = ${id} for update`,
  );
  if (order === null) throw new Error('The order does not exist');
  return order.status;
}
