import type { PricedPoints } from '@claypot/domain/pricing';
import type { Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { addPoints, spendPoints } from '../members/points.ts';
import type { ClaimedVoucher } from '../vouchers/vouchers.ts';

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
 * @throws Refusal `NOT_ENOUGH_POINT` where the points are gone since.
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
      where id = ${voucher.id} and member_id = ${memberId} and status = 'ACTIVE'`);
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
    where order_id = ${orderId} and status = 'RESERVED'`);
}

/** The order is cancelled, paid or not: its voucher and its points are the member's again, once. */
export async function returnDiscounts(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update claimed_vouchers set status = 'ACTIVE', order_id = null, used_at = null
    where order_id = ${orderId}`);
  const spent = await tx.one<{ member_id: string; amount: number }>(sql`
    select member_id, amount from point_entries
    where order_id = ${orderId} and type = 'order_discount'`);
  if (spent === null) return;
  const { member_id: memberId, amount } = spent;
  await addPoints(tx, { memberId, type: 'refund', amount: -amount, orderId }, now);
}
