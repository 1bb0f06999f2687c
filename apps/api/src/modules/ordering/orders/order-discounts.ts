import { type PricedPoints, pointsKept } from '@claypot/domain/pricing';
import { type Cents, cents } from '@claypot/sdk';
import { companyOfOrder, ofOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { addPoints, type ClaimedVoucher, spendPoints } from '../../loyalty/index.ts';

export interface OrderDiscounts {
  readonly voucher: ClaimedVoucher | null;
  readonly points: PricedPoints | null;
}

export const NO_DISCOUNTS: OrderDiscounts = { voucher: null, points: null };

/** An order that reserves a voucher and points of its member. */
interface OrderReserving {
  readonly id: string;
  readonly memberId: string;
  readonly pointsSpent: number;
  /** Version of a bill, which can reserve points several times; absent for other orders. */
  readonly version?: number;
}

/**
 * Reserves the voucher and deducts the points for an order, in the transaction that stores it. They
 * stay reserved until it is paid or cancelled (decisions L4).
 * @returns false if another order or the counter has used the voucher meanwhile.
 * @throws ApiError `NOT_ENOUGH_POINT` if the points were spent meanwhile.
 */
export async function reserveDiscounts(
  tx: Transaction,
  order: OrderReserving,
  voucher: Pick<ClaimedVoucher, 'company_id' | 'id'> | null,
  now: Temporal.Instant,
): Promise<boolean> {
  const { id: orderId, memberId, pointsSpent, version } = order;
  if (voucher !== null) {
    const reserved = await tx.execute(sql`
      update claimed_vouchers set status = 'RESERVED', order_id = ${orderId}
      where company_id = ${voucher.company_id} and id = ${voucher.id} and member_id = ${memberId}
        and status = 'ACTIVE'`);
    if (reserved === 0) return false;
  }
  const of =
    version === undefined ? { orderId } : { orderId: null, bill: { id: orderId, version } };
  const entry = { memberId, type: 'order_discount', amount: -pointsSpent, ...of } as const;
  await spendPoints(tx, entry, now);
  return true;
}

/**
 * Releases the voucher and returns the points of an open bill from which all payments were removed.
 * The next payment can reserve them again.
 */
export async function releaseDiscounts(
  tx: Transaction,
  { id: orderId, memberId, pointsSpent, version }: Required<OrderReserving>,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update claimed_vouchers set status = 'ACTIVE', order_id = null where ${ofOrder(orderId)}`);
  const bill = { id: orderId, version };
  const entry = { memberId, type: 'order_discount', orderId: null, bill } as const;
  await addPoints(tx, { ...entry, amount: pointsSpent }, now);
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

/** Part of an order's payment that a refund takes. */
export interface RefundedPart {
  readonly refundId: string;
  readonly amount: Cents;
}

/**
 * Returns the points that an order spent and deducts those it earned, up to the balance, in
 * proportion to the refunded part of the payment (decisions L8). Without a part, all that earlier
 * refunds have left. Writes one signed ledger entry, once per part and once for the rest.
 */
export async function refundPoints(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
  part: RefundedPart | null = null,
): Promise<void> {
  // Lock the member, so that the balance cannot change before the entry is written.
  await tx.query(sql`
    select 1 as locked from members
    where id = (select customer_id from orders where id = ${orderId}) for no key update`);
  const ledger = await readPoints(tx, orderId);
  if (ledger === null) return;
  const { member_id: memberId, balance, spent, earned, paid, refunded } = ledger;
  const before = cents(refunded - (part?.amount ?? 0));
  const left = (points: number) => (part === null ? 0 : pointsKept(points, paid, refunded));
  const returned = pointsKept(spent, paid, before) - left(spent);
  const deducted = pointsKept(earned, paid, before) - left(earned);
  const amount = Math.max(returned - deducted, -balance);
  const of = part === null ? { orderId } : { orderId: null, refundId: part.refundId };
  await addPoints(tx, { memberId, type: 'refund', amount, ...of }, now);
}

interface PointsOfOrder {
  readonly member_id: string;
  readonly balance: number;
  readonly spent: number;
  /** Points for the whole order; 0 until it is completed. */
  readonly earned: number;
  readonly paid: Cents;
  /** Sum of the refunds, in cents. */
  readonly refunded: Cents;
}

/** Returns null for an order that has neither spent nor earned points. */
function readPoints(tx: Transaction, orderId: string): Promise<PointsOfOrder | null> {
  return tx.one<PointsOfOrder>(sql`
    select e.member_id, last.balance,
      coalesce(-sum(e.amount) filter (where e.type = 'order_discount'), 0) as spent,
      case when bool_or(e.type in ('purchase', 'dine_in')) then o.point_earn else 0 end as earned,
      coalesce(p.amount, 0) as paid,
      (select coalesce(sum(r.amount), 0)::integer from refunds r
        where r.company_id = o.company_id and r.order_id = o.id) as refunded
    from point_entries e
    join orders o on o.company_id = e.company_id and o.id = coalesce(e.order_id, e.bill_id)
    left join payments p on p.company_id = o.company_id and p.order_id = o.id
    cross join lateral (
      select p.balance from point_entries p
      where p.company_id = e.company_id and p.member_id = e.member_id
      order by p.position desc limit 1
    ) last
    where e.company_id = ${companyOfOrder(orderId)}
      and (e.order_id = ${orderId} or e.bill_id = ${orderId})
      and e.member_id = o.customer_id and e.type in ('order_discount', 'purchase', 'dine_in')
    group by e.member_id, last.balance, o.company_id, o.id, p.amount`);
}

/** Returns the points that an order earns: those of the part that was not refunded. */
export async function pointsToCredit(
  tx: Transaction,
  orderId: string,
  points: number,
): Promise<number> {
  const payment = await tx.one<{ paid: Cents; refunded: Cents }>(sql`
    select p.amount as paid, (select coalesce(sum(r.amount), 0)::integer from refunds r
      where r.company_id = p.company_id and r.payment_id = p.id) as refunded
    from payments p where ${ofOrder(orderId)}`);
  return payment === null ? points : pointsKept(points, payment.paid, payment.refunded);
}
