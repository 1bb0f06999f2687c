import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type Branch, findBranchEver } from '../../company/index.ts';
import { worksIn } from '../../staff/index.ts';
import { type BillLine, findBillLines } from '../bills/bill-lines.ts';
import { type BillPayment, findBillPayments, validPayments } from '../bills/bill-payments.ts';
import { type Bill, findBill, type Reading, stateOf } from '../bills/bill-reads.ts';
import { type BillRules, findBillRules } from './bill-rules.ts';
import { fixedPrice, type PresentPrice, type PricedBill, priceNow } from './price-bill.ts';
import { type BillDue, dueOf } from './shares.ts';

/** A bill with its lines, payments and price. */
export interface LoadedBill {
  readonly bill: Bill;
  readonly branch: Branch;
  readonly rules: BillRules;
  readonly lines: readonly BillLine[];
  /** Removed ones included. */
  readonly payments: readonly BillPayment[];
  /** The present price of an open bill without payments, else the fixed one. */
  readonly price: PricedBill;
  /** The present price with its inputs; null once the price is fixed. */
  readonly present: PresentPrice | null;
  readonly due: BillDue;
}

/** Returns a bill of a company with its price. @throws ApiError `NOT_FOUND`. */
export async function loadBill(
  db: Queryable,
  { company, now }: Reading,
  id: string,
): Promise<LoadedBill> {
  const bill = await findBill(db, company.id, id);
  const branch = bill && (await findBranchEver(db, company.id, bill.branch_id));
  if (bill === null || branch === null) throw new ApiError('NOT_FOUND');
  const rules = await findBillRules(db, company.id);
  const lines = await findBillLines(db, company.id, id);
  const payments = await findBillPayments(db, company.id, id);
  const isFixed = stateOf(bill) !== 'open' || validPayments(payments).length > 0;
  const present = isFixed
    ? null
    : await priceNow(db, { company, now }, branch, { bill, lines, rules });
  const price = present ?? fixedPrice(bill);
  const due = dueOf(price.total, lines, payments, bill.split);
  return { bill, branch, rules, lines, payments, price, present, due };
}

/**
 * Returns a bill of a branch in which the person works.
 * @throws ApiError `NOT_FOUND` for any other bill.
 */
export async function requireBill(
  db: Queryable,
  { company, staff }: Pick<CounterContext, 'company' | 'staff'>,
  id: string,
): Promise<Bill> {
  const bill = await findBill(db, company.id, id);
  if (bill === null || !worksIn(staff, bill.branch_id)) throw new ApiError('NOT_FOUND');
  return bill;
}
