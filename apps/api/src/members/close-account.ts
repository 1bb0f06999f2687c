import type { Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** What has to come to its end first: somebody is still waiting for the member, or for their money. */
export interface UnderWay {
  readonly orders: number;
  readonly bookings: number;
  readonly top_ups: number;
}

/** What of a member's is not over yet. */
export async function findUnderWay(
  tx: Transaction,
  memberId: string,
  now: Temporal.Instant,
): Promise<UnderWay> {
  const row = await tx.one<UnderWay>(sql`
    select
      (select count(*) from orders o where o.customer_id = ${memberId}
        and (o.status not in ('COMPLETED', 'CANCELLED') or exists (
          select 1 from payments p
          where p.order_id = o.id and p.state in ('open', 'refund_due', 'refunding')))) as orders,
      (select count(*) from reservations where customer_id = ${memberId}
        and status in ('PENDING', 'APPROVED') and ends_at > ${now}) as bookings,
      (select count(*) from top_ups t where t.member_id = ${memberId}
        and (t.status = 'MAKING PAYMENT' or exists (
          select 1 from payments p
          where p.top_up_id = t.id and p.state in ('open', 'refund_due', 'refunding')))) as top_ups`);
  return row ?? { orders: 0, bookings: 0, top_ups: 0 };
}

/** What stands where somebody's name, number or address stood. */
const NOBODY = '-';

/**
 * Takes a person out of all that is kept of them. What the books need stays: orders, payments, top-ups,
 * points and bookings, with their dates and amounts, of a member without a name. Everything else goes.
 */
export async function takePersonOut(
  tx: Transaction,
  { id, company_id, phone_no }: { id: string; company_id: string; phone_no: string },
  now: Temporal.Instant,
): Promise<void> {
  const trips = sql`
    select d.id from deliveries d join orders o on o.id = d.order_id where o.customer_id = ${id}`;
  await tx.execute(sql`delete from sandbox_trips where reference in (${trips})`);
  await tx.execute(sql`
    update deliveries set share_link = null
    where order_id in (select id from orders where customer_id = ${id})`);
  await tx.execute(sql`
    update lalamove_trips set share_link = null where reference in (${trips})`);
  await tx.execute(sql`
    update orders set buyer_name = ${NOBODY}, buyer_phone = ${NOBODY}, buyer_email = ${NOBODY},
      customer_remark = null, full_address = null, mail_unit_no = null, mail_street = null,
      address = case when address is null then null else '{}'::jsonb end, placed_from = null
    where customer_id = ${id}`);
  await tx.execute(sql`
    update reservations set customer_name = ${NOBODY}, phone_no = ${NOBODY}
    where customer_id = ${id}`);
  await tx.execute(sql`delete from cart_lines where cart_id in (
    select id from carts where customer_id = ${id})`);
  await tx.execute(sql`delete from carts where customer_id = ${id}`);
  await tx.execute(sql`delete from addresses where member_id = ${id}`);
  await tx.execute(sql`delete from avatars where member_id = ${id}`);
  await tx.execute(sql`delete from notifications where member_id = ${id}`);
  await tx.execute(sql`delete from member_sessions where member_id = ${id}`);
  await tx.execute(sql`
    delete from one_time_codes where company_id = ${company_id} and phone_no = ${phone_no}`);
  await tx.execute(sql`delete from queued_messages where phone_no = ${phone_no}`);
  await tx.execute(sql`delete from sandbox_messages where phone_no = ${phone_no}`);
  await tx.execute(sql`
    update members set phone_no = null, full_name = null, email = null, date_of_birth = null,
      avatar = null, password_hash = '$argon2id$', closed_at = ${now}
    where id = ${id}`);
}
