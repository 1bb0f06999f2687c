import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A payment of a bill. Amounts are in cents. */
export interface BillPayment {
  readonly id: string;
  readonly method: 'wallet' | 'card' | 'cash';
  /** Null if the bill is not split. */
  readonly share: number | null;
  /** For cash with the rounding. */
  readonly amount: Cents;
  readonly rounding: number;
  readonly tendered: Cents | null;
  readonly drawer_id: string | null;
  readonly terminal_reference: string | null;
  readonly member_id: string | null;
  readonly confirmed_by: 'code' | 'phone' | null;
  readonly at: Temporal.Instant;
  readonly staff_name: string;
  readonly refunded: Cents;
  readonly removed_at: Temporal.Instant | null;
  readonly removed_by_name: string | null;
  readonly removal_approver_name: string | null;
  readonly removal_reason: string | null;
}

/** Returns the payments of a bill in the order of their times, removed ones included. */
export function findBillPayments(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<BillPayment[]> {
  return db.query<BillPayment>(sql`
    select p.id, p.method, p.share, p.amount, p.rounding, p.tendered, p.drawer_id,
      p.terminal_reference, p.member_id, p.confirmed_by, p.at, s.name as staff_name,
      (select coalesce(sum(r.amount), 0)::integer from bill_refund_parts r
        where r.company_id = p.company_id and r.payment_id = p.id) as refunded,
      p.removed_at, remover.name as removed_by_name, approver.name as removal_approver_name,
      p.removal_reason
    from bill_payments p
    join staff s on s.company_id = p.company_id and s.id = p.staff_id
    left join staff remover on remover.company_id = p.company_id and remover.id = p.removed_by
    left join staff approver
      on approver.company_id = p.company_id and approver.id = p.removal_approver_id
    where p.company_id = ${companyId} and p.order_id = ${orderId}
    order by p.position`);
}

/** Returns the payments that count. */
export function validPayments(payments: readonly BillPayment[]): BillPayment[] {
  return payments.filter(({ removed_at }) => removed_at === null);
}
