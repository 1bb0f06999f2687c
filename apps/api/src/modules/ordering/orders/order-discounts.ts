import type { PricedPoints } from '@claypot/domain/pricing';
import { companyOfOrder, ofOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { addPoints, type ClaimedVoucher, spendPoints } from '../../loyalty/index.ts';

export interface OrderDiscounts {
  readonly voucher: ClaimedVoucher | null;
  readonly points: PricedPoints | null;
}

export const NO_DISCOUNTS: OrderDiscounts = { voucher: null, points: null };

/**
 * Reserves the voucher and deducts the points for an order, in the transaction that stores it. They
 * stay reserved until it is paid or cancelled (decisions L4).
 * @returns false if another order or the counter has used the voucher meanwhile.
 * @throws ApiError `NOT_ENOUGH_POINT` if the points were spent meanwhile.
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

/** Marks the voucher of a paid order as used. */
export async function useReserved(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update claimed_vouchers set status = 'USED', used_at = ${now}
    where ${ofOrder(orderId)} and status = 'RESERVED'`);
}

/** Releases the voucher and returns the points of a cancelled order, paid or not, once. */
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
 * Returns the points that an order spent and deducts those it earned, up to the balance. Writes one
 * signed ledger entry, once (decisions L8).
 */
export async function refundPoints(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  // Lock the member, so that the balance cannot change before the entry is written.
  await tx.query(sql`
    select 1 as locked from members
    where id = (select customer_id from orders where id = ${orderId}) for no key update`);
  const earned = await tx.one<{ member_id: string; owed: number; balance: number }>(sql`
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
  if (earned === null) return;
  const { member_id: memberId, owed, balance } = earned;
  const amount = Math.max(owed, -balance);
  await addPoints(tx, { memberId, type: 'refund', amount, orderId }, now);
}
