import type { PricedPoints } from '@claypot/domain/pricing';
import { companyOfOrder, ofOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { addPoints, type ClaimedVoucher, spendPoints } from '../../loyalty/index.ts';

/** What a member lets take something off an order. */
export interface OrderDiscounts {
  readonly voucher: ClaimedVoucher | null;
  readonly points: PricedPoints | null;
}

/** An order takes nothing off. */
export const NO_DISCOUNTS: OrderDiscounts = { voucher: null, points: null };

/**
 * Keeps the voucher and the points for an order that has just been stored, in its transaction: until
 * it is paid or cancelled they are nobody else's (decisions L4).
 * @returns false where another order, or the counter, has the voucher since.
 * @throws ApiError `NOT_ENOUGH_POINT` where the points are gone since.
 */
export async function reserveDiscounts(
  tx: Transaction,
  order: { readonly id: string; readonly memberId: string; readonly pointsSpent: number },
  voucher: ClaimedVoucher | null,
  now: Temporal.Instant,
): Promise<boolean> {
  const { id: orderId, memberId, pointsSpent } = order;
  if (voucher !== null) {
    const reserved = await tx.execute(sql`
      update claimed_vouchers set status = 'RESERVED', order_id = ${orderId}
      where company_id = ${voucher.company_id} and id = ${voucher.id} and member_id = ${memberId}
        and status = 'ACTIVE'`);
    if (reserved === 0) return false;
  }
  await spendPoints(tx, { memberId, type: 'order_discount', amount: -pointsSpent, orderId }, now);
  return true;
}

/** The order is paid: its voucher is used. */
export async function useReserved(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update claimed_vouchers set status = 'USED', used_at = ${now}
    where ${ofOrder(orderId)} and status = 'RESERVED'`);
}

/** The order is cancelled, paid or not: its voucher and its points are the member's again, once. */
export async function returnDiscounts(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update claimed_vouchers set status = 'ACTIVE', order_id = null, used_at = null
    where ${ofOrder(orderId)}`);
  await refundPoints(tx, orderId, now);
}

/**
 * Gives a member back what an order spent of their points, and takes back what it earned as far as
 * the balance goes: one entry of the ledger, with its own sign, once (decisions L8).
 */
export async function refundPoints(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  // Changes of one member's points take turns here, so that the balance is still so when it is used.
  await tx.query(sql`
    select 1 as locked from members
    where id = (select customer_id from orders where id = ${orderId}) for no key update`);
  const found = await tx.one<{ member_id: string; owed: number; balance: number }>(sql`
    select e.member_id, -sum(e.amount) as owed, last.balance
    from point_entries e
    cross join lateral (
      select p.balance from point_entries p
      where p.company_id = e.company_id and p.member_id = e.member_id
      order by p.position desc limit 1
    ) last
    where e.company_id = ${companyOfOrder(orderId)} and e.order_id = ${orderId}
      and e.type in ('order_discount', 'purchase')
    group by e.member_id, last.balance`);
  if (found === null) return;
  const { member_id: memberId, owed, balance } = found;
  const amount = Math.max(owed, -balance);
  await addPoints(tx, { memberId, type: 'refund', amount, orderId }, now);
}
