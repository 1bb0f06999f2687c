import { companyOfMember } from '../../platform/db/company-of.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { dropMessagesAbout, isPaymentPending, redactOrders, redactReservations } from './redact.ts';

/**
 * SQL condition: order `o` is not an open bill at a branch, or the bill has payments. The member does
 * not see other open bills.
 */
const isNotUnpaidBill = sql`(
  o.delivery_method <> 'dine-in' or exists (
    select from bill_payments b
    where b.company_id = o.company_id and b.order_id = o.id and b.removed_at is null))`;

/** Numbers of open orders, reservations and top-ups, which prevent closing the account. */
export interface OpenProcesses {
  readonly orders: number;
  readonly bookings: number;
  readonly top_ups: number;
}

/**
 * Counts a member's open orders, reservations and top-ups. A finished order or top-up counts while
 * its payment or refund is open.
 */
export async function findOpenProcesses(
  tx: Transaction,
  memberId: string,
  now: Temporal.Instant,
): Promise<OpenProcesses> {
  const companyId = companyOfMember(memberId);
  const row = await tx.one<OpenProcesses>(sql`
    select
      (select count(*) from orders o where o.company_id = ${companyId}
        and o.customer_id = ${memberId}
        and ((o.status not in ('COMPLETED', 'CANCELLED') and ${isNotUnpaidBill}) or exists (
          select 1 from payments p
          where p.company_id = o.company_id and p.order_id = o.id
            and ${isPaymentPending}))) as orders,
      (select count(*) from reservations where company_id = ${companyId}
        and customer_id = ${memberId}
        and status in ('PENDING', 'APPROVED') and ends_at > ${now}) as bookings,
      (select count(*) from top_ups t where t.company_id = ${companyId}
        and t.member_id = ${memberId}
        and (t.status = 'MAKING PAYMENT' or exists (
          select 1 from payments p
          where p.company_id = t.company_id and p.top_up_id = t.id
            and ${isPaymentPending}))) as top_ups`);
  return row ?? { orders: 0, bookings: 0, top_ups: 0 };
}

/**
 * Anonymises a member. Retains the member without personal data, and orders, payments,
 * reservations, ledger entries, tiers and vouchers. Deletes carts, addresses, the avatar,
 * notifications, sessions, codes and messages. Open bills go on without the member.
 */
export async function takePersonOut(
  tx: Transaction,
  { id, company_id, phone_no }: { id: string; company_id: string; phone_no: string },
  now: Temporal.Instant,
): Promise<void> {
  const condition = sql`company_id = ${company_id}`;
  await leaveOpenBills(tx, company_id, id);
  await redactOrders(tx, sql`select id from orders where ${condition} and customer_id = ${id}`);
  await redactReservations(
    tx,
    sql`select id from reservations where ${condition} and customer_id = ${id}`,
  );
  // Bookings of guests with the member's number. Other companies' messages to it stay.
  await dropMessagesAbout(
    tx,
    sql`select id from reservations where ${condition} and phone_no = ${phone_no}`,
  );
  await tx.execute(sql`
    delete from cart_lines where ${condition} and cart_id in (
      select id from carts where ${condition} and customer_id = ${id})`);
  await tx.execute(sql`delete from carts where ${condition} and customer_id = ${id}`);
  await tx.execute(sql`delete from addresses where ${condition} and member_id = ${id}`);
  await tx.execute(sql`delete from avatars where ${condition} and member_id = ${id}`);
  await tx.execute(sql`delete from notifications where ${condition} and member_id = ${id}`);
  await tx.execute(sql`delete from payment_code_days where ${condition} and member_id = ${id}`);
  await tx.execute(sql`delete from member_sessions where ${condition} and member_id = ${id}`);
  await tx.execute(sql`
    delete from one_time_codes where company_id = ${company_id} and phone_no = ${phone_no}`);
  await tx.execute(sql`delete from sandbox_messages where phone_no = ${phone_no}`);
  await tx.execute(sql`
    update members set phone_no = null, full_name = null, email = null, date_of_birth = null,
      avatar = null, password_hash = '$argon2id$', closed_at = ${now}
    where ${condition} and id = ${id}`);
}

/** Removes the member from open bills, the only unpaid orders. No guest is their new owner. */
async function leaveOpenBills(tx: Transaction, companyId: string, id: string): Promise<void> {
  const left = await tx.query<{ id: string }>(sql`
    update orders set customer_id = null,
      guest_hash = encode(sha256(convert_to('left by a member ' || id, 'UTF8')), 'hex')
    where company_id = ${companyId} and customer_id = ${id} and status = 'MAKING PAYMENT'
    returning id`);
  await tx.execute(sql`
    update bills set version = version + 1, split = null, claimed_voucher_id = null,
      uses_points = false
    where company_id = ${companyId} and order_id = any(${left.map((order) => order.id)})`);
}
