import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Bill } from '../bills/bill-reads.ts';

type Cents = Parameters<typeof formatMoneyString>[0];

/** Returns the receipt of a paid bill; null until it is paid. */
export async function readReceipt(
  db: Queryable,
  companyId: string,
  billId: string,
  zone: string,
): Promise<Schemas['BillReceipt'] | null> {
  const receipt = await db.one<{ number: number; issued_at: Temporal.Instant }>(sql`
    select number, issued_at from receipts
    where company_id = ${companyId} and order_id = ${billId} and refund_id is null`);
  return receipt && { number: receipt.number, issued_at: wireInstant(receipt.issued_at, zone) };
}

interface RefundRow {
  readonly id: string;
  readonly amount: Cents;
  readonly reason: Schemas['RefundReason'];
  readonly text: string | null;
  readonly receipt_number: number;
  readonly created_at: Temporal.Instant;
  readonly staff_name: string;
  readonly approver_name: string | null;
}

interface PartRow {
  readonly refund_id: string;
  readonly payment_id: string;
  readonly method: 'wallet' | 'card' | 'cash';
  readonly amount: Cents;
}

/** Returns the refunds of a paid bill, oldest first. */
export async function readBillRefunds(
  db: Queryable,
  companyId: string,
  billId: string,
  zone: string,
): Promise<Schemas['BillRefund'][]> {
  const refunds = await db.query<RefundRow>(sql`
    select r.id, r.amount, r.reason, r.text, c.number as receipt_number, r.created_at,
      s.name as staff_name, a.name as approver_name
    from refunds r
    join receipts c on c.company_id = r.company_id and c.refund_id = r.id
    join staff s on s.company_id = r.company_id and s.id = r.staff_id
    left join staff a on a.company_id = r.company_id and a.id = r.approver_id
    where r.company_id = ${companyId} and r.order_id = ${billId} order by r.position`);
  if (refunds.length === 0) return [];
  const parts = await db.query<PartRow>(sql`
    select t.refund_id, t.payment_id, p.method, t.amount
    from bill_refund_parts t
    join bill_payments p on p.company_id = t.company_id and p.id = t.payment_id
    where p.company_id = ${companyId} and p.order_id = ${billId} order by p.position`);
  return refunds.map(({ id, amount, created_at, ...refund }) => ({
    ...refund,
    id,
    amount: formatMoneyString(amount),
    parts: parts
      .filter(({ refund_id }) => refund_id === id)
      .map((part) => ({
        payment_id: part.payment_id,
        method: part.method,
        amount: formatMoneyString(part.amount),
      })),
    at: wireInstant(created_at, zone),
  }));
}

/** Returns who voided a bill, and why; null unless it is void. */
export function viewVoid(
  { closed_at, voided_by_name, void_approver_name, void_reason }: Bill,
  zone: string,
): Schemas['BillAction'] | null {
  if (closed_at === null || voided_by_name === null || void_reason === null) return null;
  return {
    at: wireInstant(closed_at, zone),
    staff_name: voided_by_name,
    approver_name: void_approver_name,
    reason: void_reason,
  };
}
