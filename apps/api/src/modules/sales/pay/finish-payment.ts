import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { moveOrder } from '../../ordering/index.ts';
import { paymentReference } from '../../payments/index.ts';
import type { EventChange } from '../../staff/index.ts';
import { countVersion } from '../changes/change-bill.ts';
import { type LoadedBill, loadBill } from '../price/load-bill.ts';
import { leftChange } from '../price/total-change.ts';
import type { Paying } from './paying.ts';

/** Path of the customer's app that lists orders. */
const RETURN_PATH = '/order';

/**
 * Counts a payment that was stored, and closes the bill if nothing is left. Call it last in the
 * transaction, because other bills of the branch wait for the number of the receipt.
 * @returns what to record: what is left, and the number of the receipt.
 */
export async function finishPayment(
  tx: Transaction,
  paying: Paying,
  before: LoadedBill,
): Promise<EventChange[]> {
  const { id } = before.bill;
  await countVersion(tx, paying.company.id, id);
  const after = await loadBill(tx, paying, id);
  const left = leftChange(before, after);
  if (!isPaid(after)) return [left];
  const receipt = await closeBill(tx, paying, after);
  return [left, { field: 'receipt', before: null, after: String(receipt) }];
}

function isPaid({ due }: LoadedBill): boolean {
  return due.left === 0;
}

/** Completes the order of a paid bill, and returns the number of its receipt. */
async function closeBill(
  tx: Transaction,
  { company, now, random, origin, language }: Paying,
  { bill }: LoadedBill,
): Promise<number> {
  const { id, branch_id: branchId } = bill;
  // Refunds and reports know what an order has cost by its payment.
  await tx.execute(sql`
    insert into payments
      (company_id, id, order_id, top_up_id, provider, method, amount, state, return_path,
       return_origin, language, created_at, updated_at)
    values (${company.id}, ${paymentReference(random)}, ${id}, null, 'counter', null,
      ${bill.final_total}, 'approved', ${RETURN_PATH}, ${origin}, ${language}, ${now}, ${now})`);
  const step = { from: 'MAKING PAYMENT', to: 'COMPLETED' } as const;
  if (!(await moveOrder(tx, id, step, now))) throw new Error('The bill is not open');
  await tx.execute(sql`
    update bills set closed_at = ${now} where company_id = ${company.id} and order_id = ${id}`);
  const receipt = await tx.one<{ number: number }>(sql`
    insert into receipts (company_id, branch_id, order_id, refund_id, issued_at)
    values (${company.id}, ${branchId}, ${id}, null, ${now}) returning number`);
  if (receipt === null) throw new Error('The receipt was not stored');
  return receipt.number;
}
