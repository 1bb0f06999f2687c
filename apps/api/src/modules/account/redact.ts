import type { Transaction } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { NO_NAME, NO_PHONE } from '../booking/index.ts';
import { hasOpenRefund } from '../payments/index.ts';

/** Replaces names, phone numbers and e-mail addresses in anonymised rows. */
export const REDACTED = '-';
/**
 * Replaces the request hash: with the rest of the row, it could confirm a guessed name or number.
 */
const NO_HASH = '0'.repeat(64);

/**
 * Anonymises finished orders. Keeps what the ledger needs.
 * @param orders subquery of order ids.
 */
export async function redactOrders(tx: Transaction, orders: Sql): Promise<void> {
  const trips = sql`
    select t.id from orders o
    join deliveries t on t.company_id = o.company_id and t.order_id = o.id
    where o.id in (${orders})`;
  await tx.execute(sql`delete from sandbox_trips where reference in (${trips})`);
  await tx.execute(sql`update deliveries set share_link = null where id in (${trips})`);
  await tx.execute(sql`update lalamove_trips set share_link = null where reference in (${trips})`);
  await tx.execute(sql`
    update orders set buyer_name = ${REDACTED}, buyer_phone = ${REDACTED}, buyer_email = ${REDACTED},
      customer_remark = null, full_address = null, mail_unit_no = null, mail_street = null,
      address = case when address is null then null else '{}'::jsonb end, placed_from = null, request_hash = ${NO_HASH}
    where id in (${orders})`);
}

/**
 * Anonymises reservations and deletes their text messages.
 * @param bookings subquery of reservation ids.
 */
export async function redactReservations(tx: Transaction, bookings: Sql): Promise<void> {
  await dropMessagesAbout(tx, bookings);
  await tx.execute(sql`
    update reservations set customer_name = ${NO_NAME}, phone_no = ${NO_PHONE},
      request_hash = ${NO_HASH}, occasion = null, note = null,
      reject_text = case when reject_text is not null then ${REDACTED} end
    where id in (${bookings})`);
}

/** SQL condition: payment `p` is pending or processing, or its refund is due or in progress. */
export const isPaymentPending = sql`
  (p.state in ('pending', 'processing', 'refund_due', 'refunding') or ${hasOpenRefund})`;

/**
 * Deletes text messages about reservations, which may have another phone number than the member's.
 * @param bookings subquery of reservation ids.
 */
export async function dropMessagesAbout(tx: Transaction, bookings: Sql): Promise<void> {
  const about = sql`
    reference like 'table-%' and exists (
      select from (${bookings}) b(id) where right(reference, length(b.id) + 1) = '-' || b.id)`;
  await tx.execute(sql`delete from queued_messages where ${about}`);
  await tx.execute(sql`delete from sandbox_messages where ${about}`);
}
