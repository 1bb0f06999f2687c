import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { lockOrder, once } from '../../ordering/index.ts';
import { shareDays } from '../../reports/index.ts';
import { type EventChange, recordStaffEvent } from '../../staff/index.ts';
import type { Reading } from '../bills/bill-reads.ts';
import { type LoadedBill, loadBill, requireBill } from '../price/load-bill.ts';
import { storePrice } from '../price/store-price.ts';
import { viewBill } from '../view/bill-view.ts';
import { billChanged, requireOpen } from './bill-errors.ts';

/** A press that changes one bill. */
export interface BillPress {
  readonly operation: string;
  readonly billId: string;
  readonly key: string;
  readonly body: object;
  /** The version that the person saw; absent if the change fits any version. */
  readonly version?: number;
  /** True if the change takes or returns money, which counts on a business day. */
  readonly isMoney?: true;
}

/** Event that a change records. */
export interface BillEvent {
  readonly changes: readonly EventChange[];
  readonly approverId?: string | null;
}

/**
 * Changes an open bill once per key, and returns it.
 *
 * @param change gets the locked bill and returns what to record.
 * @throws ApiError `NOT_FOUND`, `BILL_CLOSED`, and `BILL_CHANGED` with the bill for another version.
 */
export async function changeBillOnce(
  context: CounterContext,
  { operation, billId, key, body, version, isMoney }: BillPress,
  change: (tx: Transaction, loaded: LoadedBill) => Promise<BillEvent>,
): Promise<Schemas['Bill']> {
  const { db, company, staff, now } = context;
  const { id, branch_id: branchId } = await requireBill(db, context, billId);
  return once(
    context,
    { operation, key, targetId: id, body },
    async (tx) => {
      if (isMoney) await shareDays(tx, { companyId: company.id, branchId });
      const loaded = await lockBill(tx, context, id);
      if (version !== undefined && version !== loaded.bill.version) {
        throw await billChanged(tx, context, id);
      }
      const event = await change(tx, loaded).catch(async (error: unknown) => {
        const isChanged = error instanceof ApiError && error.code === 'BILL_CHANGED';
        throw isChanged ? await billChanged(tx, context, id) : error;
      });
      await recordStaffEvent(
        tx,
        company.id,
        staff,
        { operation, targetId: id, branchId, ...event },
        now,
      );
    },
    (tx) => viewBill(tx, context, id),
  );
}

/**
 * Locks an open bill, then its member, and returns the bill. A payment calls `shareDays` before.
 * @throws ApiError `BILL_CLOSED`.
 */
export async function lockBill(tx: Transaction, context: Reading, id: string): Promise<LoadedBill> {
  await lockOrder(tx, id);
  await tx.query(sql`
    select 1 as locked from members
    where company_id = ${context.company.id} and id = (
      select customer_id from orders where company_id = ${context.company.id} and id = ${id})
    for no key update`);
  const loaded = await loadBill(tx, context, id);
  requireOpen(loaded.bill);
  return loaded;
}

/**
 * Counts a change that affects the price of a bill without payments: undoes the split and stores the
 * new price. Call it after the change.
 * @returns the bill with the change.
 */
export async function storeChange(
  tx: Transaction,
  context: Reading,
  id: string,
): Promise<LoadedBill> {
  await tx.execute(sql`
    update bills set version = version + 1, split = null
    where company_id = ${context.company.id} and order_id = ${id}`);
  const loaded = await loadBill(tx, context, id);
  if (loaded.present !== null) {
    await storePrice(tx, context.company.id, id, loaded.price, loaded.present);
  }
  return loaded;
}

/** Counts a change of a locked bill. */
export async function countVersion(tx: Transaction, companyId: string, id: string): Promise<void> {
  await tx.execute(sql`
    update bills set version = version + 1
    where company_id = ${companyId} and order_id = ${id}`);
}
