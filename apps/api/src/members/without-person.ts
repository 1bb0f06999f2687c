import type { Transaction } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';

/** What stands where somebody's name, number or address stood. */
export const NOBODY = '-';
/** The same as long as the contract wants the number of a booking. */
const NO_NUMBER = '-----';

/**
 * Takes who ordered out of orders that are over. What the books need stays.
 * @param orders gives their ids.
 */
export async function takePersonOutOfOrders(tx: Transaction, orders: Sql): Promise<void> {
  const trips = sql`select id from deliveries where order_id in (${orders})`;
  await tx.execute(sql`delete from sandbox_trips where reference in (${trips})`);
  await tx.execute(sql`update deliveries set share_link = null where order_id in (${orders})`);
  await tx.execute(sql`update lalamove_trips set share_link = null where reference in (${trips})`);
  await tx.execute(sql`
    update orders set buyer_name = ${NOBODY}, buyer_phone = ${NOBODY}, buyer_email = ${NOBODY},
      customer_remark = null, full_address = null, mail_unit_no = null, mail_street = null,
      address = case when address is null then null else '{}'::jsonb end, placed_from = null
    where id in (${orders})`);
}

/**
 * The same for bookings.
 * @param bookings gives their ids.
 */
export async function takePersonOutOfBookings(tx: Transaction, bookings: Sql): Promise<void> {
  await tx.execute(sql`
    update reservations set customer_name = ${NOBODY}, phone_no = ${NO_NUMBER}
    where id in (${bookings})`);
}

/** Money of the payment `p` may still move: it is awaited, or on its way back. */
export const isPaymentUnderWay = sql`
  p.state in ('pending', 'processing', 'refund_due', 'refunding')`;
