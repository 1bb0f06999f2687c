import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { guestOwner } from '../../identity/index.ts';

interface NewBill {
  readonly id: string;
  readonly companyId: string;
  readonly branchId: string;
  readonly tableNo: string | null;
  /** Key of the press. */
  readonly key: string;
  /** A random id that no device has, so that no guest owns the order. */
  readonly guestId: string;
  readonly staffId: string;
}

/** Maximum attempts to find a free number. */
const NUMBER_TRIES = 5;

/** Stores a bill and its order, without lines and without a member. */
export async function insertBill(
  tx: Transaction,
  bill: NewBill,
  makeNumber: () => string,
  now: Temporal.Instant,
): Promise<void> {
  await insertOrder(tx, bill, makeNumber, now);
  await tx.execute(sql`
    insert into order_status_history (company_id, order_id, status, reason, at)
    values (${bill.companyId}, ${bill.id}, 'MAKING PAYMENT', null, ${now})`);
  await tx.execute(sql`
    insert into bills
      (company_id, order_id, branch_id, table_no, idempotency_key, opened_by, opened_at)
    values (${bill.companyId}, ${bill.id}, ${bill.branchId}, ${bill.tableNo}, ${bill.key},
      ${bill.staffId}, ${now})`);
}

async function insertOrder(
  tx: Transaction,
  { id, companyId, branchId, key, guestId }: NewBill,
  makeNumber: () => string,
  now: Temporal.Instant,
): Promise<void> {
  const hash = createHash('sha256').update(key).digest('hex');
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const stored = await tx.execute(sql`
      insert into orders
        (id, company_id, guest_hash, sales_order_tx_id, idempotency_key, request_hash, status,
         status_changed_at, branch_id, delivery_method, buyer_name, buyer_phone, buyer_email,
         payment_method, subtotal, voucher_discount_amount, tier_discount_percent,
         tier_discount_amount, point_discount_amount, charge_amount, delivery_fee, tax_amount,
         adj_amount, final_total_amount, point_earn, created_at)
      values (${id}, ${companyId}, ${guestOwner(guestId).guestHash}, ${makeNumber()}, ${key}, ${hash},
        'MAKING PAYMENT', ${now}, ${branchId}, 'dine-in', '', '', '', 'counter', 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, ${now})
      on conflict (company_id, sales_order_tx_id) do nothing`);
    if (stored === 1) return;
  }
  throw new Error('No free bill number was found');
}

/** Returns the id of the bill that a press has opened. @throws Error if there is none. */
export async function findOpenedBillId(
  tx: Transaction,
  companyId: string,
  key: string,
): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    select order_id as id from bills
    where company_id = ${companyId} and idempotency_key = ${key}`);
  if (row === null) throw new Error('The bill was not found');
  return row.id;
}
