import type { Queryable } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

/** A payment of a bill for tests, in cents. */
interface TestBillPayment {
  readonly id: string;
  readonly method: 'wallet' | 'card' | 'cash';
  /** For cash with the rounding. */
  readonly amount: number;
  readonly rounding?: number;
  readonly at: Temporal.Instant;
  readonly isRemoved?: boolean;
}

/** A dine-in bill for tests, in cents. */
export interface TestBill {
  readonly id: string;
  readonly branchId: string;
  /** Null for a guest. */
  readonly memberId?: string | null;
  readonly openedAt: Temporal.Instant;
  /** Before the rounding of cash. */
  readonly subtotal: number;
  /** Member of the staff who opened it and took its payments. */
  readonly staffId: string;
  readonly payments: readonly TestBillPayment[];
}

/** Id of the row of `payments` for a paid bill. */
function paymentIdOf(billId: string): string {
  return `PAY-of-${billId}`.padEnd(16, '-');
}

/**
 * Inserts open bills of the company `demo` with their payments. Cash goes into the drawer `main`,
 * which must exist.
 */
export async function insertBills(db: Queryable, bills: readonly TestBill[]): Promise<void> {
  for (const bill of bills) await insertBill(db, bill);
}

async function insertBill(db: Queryable, bill: TestBill): Promise<void> {
  const { id, branchId, memberId = null, openedAt, payments, staffId, subtotal } = bill;
  const guest = memberId === null ? 'f'.repeat(64) : null;
  const paid = payments.filter(({ isRemoved = false }) => !isRemoved);
  const rounding = paid.reduce((sum, each) => sum + (each.rounding ?? 0), 0);
  await db.execute(sql`
    insert into orders (company_id, id, guest_hash, customer_id, sales_order_tx_id,
      idempotency_key, request_hash, status, status_changed_at, branch_id, delivery_method,
      buyer_name, buyer_phone, buyer_email, payment_method, subtotal, voucher_discount_amount,
      tier_discount_percent, tier_discount_amount, point_discount_amount, charge_amount,
      delivery_fee, tax_amount, adj_amount, final_total_amount, point_earn, created_at)
    values ('demo', ${id}, ${guest}, ${memberId}, ${`DI-${id.toUpperCase()}`}, ${id}, repeat('b', 64),
      'MAKING PAYMENT', ${openedAt}, ${branchId}, 'dine-in', '', '', '', 'counter', ${subtotal}, 0,
      0, 0, 0, 0, 0, 0, ${rounding}, ${subtotal + rounding}, 0, ${openedAt})`);
  await db.execute(sql`
    insert into bills (company_id, order_id, branch_id, idempotency_key, opened_by, opened_at)
    values ('demo', ${id}, ${branchId}, ${id}, ${staffId}, ${openedAt})`);
  for (const payment of payments) await insertPayment(db, bill, payment);
}

async function insertPayment(
  db: Queryable,
  { id: billId, branchId, memberId = null, staffId }: TestBill,
  { id, method, amount, rounding = 0, at, isRemoved = false }: TestBillPayment,
): Promise<void> {
  const isCash = method === 'cash';
  const isWallet = method === 'wallet';
  const removed = isRemoved ? at : null;
  await db.execute(sql`
    insert into bill_payments (company_id, id, order_id, branch_id, method, amount, rounding,
      tendered, drawer_id, member_id, confirmed_by, staff_id, at, removed_at, removed_by,
      removal_reason)
    values ('demo', ${id}, ${billId}, ${branchId}, ${method}, ${amount}, ${rounding},
      ${isCash ? amount : null}, ${isCash ? 'main' : null}, ${isWallet ? memberId : null},
      ${isWallet ? 'code' : null}, ${staffId}, ${at}, ${removed}, ${isRemoved ? staffId : null},
      ${isRemoved ? 'Pays by card' : null})`);
  if (!isCash || amount === 0) return;
  const entries = isRemoved ? (['bill', 'bill_removed'] as const) : (['bill'] as const);
  for (const kind of entries) {
    await db.execute(sql`
      insert into drawer_entries (company_id, branch_id, drawer_id, kind, amount, source_id,
        staff_id, at)
      values ('demo', ${branchId}, 'main', ${kind}, ${kind === 'bill' ? amount : -amount}, ${id},
        ${staffId}, ${at})`);
  }
}

/** Closes an open bill that its payments have paid. */
export async function closeBill(
  db: Queryable,
  { id, staffId }: Pick<TestBill, 'id' | 'staffId'>,
  at: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    update orders set status = 'COMPLETED', status_changed_at = ${at}
    where company_id = 'demo' and id = ${id}`);
  await db.execute(sql`
    insert into order_status_history (company_id, order_id, status, at)
    values ('demo', ${id}, 'COMPLETED', ${at})`);
  await db.execute(sql`
    update bills set closed_at = ${at}, version = version + 1
    where company_id = 'demo' and order_id = ${id} and opened_by = ${staffId}`);
  await db.execute(sql`
    insert into payments (company_id, id, order_id, provider, amount, state, return_path,
      return_origin, created_at, updated_at)
    select company_id, ${paymentIdOf(id)}, id, 'counter', final_total_amount, 'approved', '/',
      'http://demo.localhost', ${at}, ${at}
    from orders where company_id = 'demo' and id = ${id}`);
  await db.execute(sql`
    insert into receipts (company_id, branch_id, order_id, issued_at)
    select company_id, branch_id, order_id, ${at} from bills
    where company_id = 'demo' and order_id = ${id}`);
}
