import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import { wireInstant } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findPackageDishes } from '../bills/bill-lines.ts';
import { stateOf } from '../bills/bill-reads.ts';
import { loadBill } from '../price/load-bill.ts';
import { readBillRefunds, readReceipt, viewVoid } from './after-view.ts';
import { viewLine } from './line-view.ts';
import { viewBillMember } from './member-view.ts';
import { viewPayment } from './payment-view.ts';
import { viewBillVoucher, viewFamilyDay, viewPrice, viewSplit } from './price-view.ts';
import { readLastRequest } from './request-view.ts';

/** Returns a bill in the contract's format. @throws ApiError `NOT_FOUND`. */
export async function viewBill(
  db: Queryable,
  context: CounterContext,
  id: string,
): Promise<Schemas['Bill']> {
  const { company, language } = context;
  const zone = company.time_zone;
  const loaded = await loadBill(db, context, id);
  const { bill, lines, payments, due, rules } = loaded;
  const isOpen = stateOf(bill) === 'open';
  const left = isOpen ? due : { left: 0, cashDue: 0 };
  const dishes = await findPackageDishes(db, company.id, id);
  return {
    id,
    number: bill.number,
    version: bill.version,
    state: stateOf(bill),
    branch_id: bill.branch_id,
    table_no: bill.table_no,
    opened_at: wireInstant(bill.opened_at, zone),
    opened_by: bill.opened_by_name,
    member: await viewBillMember(db, context, loaded),
    lines: lines.map((line) => viewLine(line, dishes, context)),
    voucher: await viewBillVoucher(db, loaded, language),
    uses_points: bill.uses_points,
    price: viewPrice(loaded),
    family_day: viewFamilyDay(loaded),
    can_split: rules.splits_bills,
    split: viewSplit(loaded),
    payments: payments.map((payment) => viewPayment(payment, zone)),
    paid: formatMoneyString(due.paid),
    left: formatMoneyString(left.left),
    cash_due: formatMoneyString(left.cashDue),
    request: await readLastRequest(db, context, id),
    receipt: await readReceipt(db, company.id, id, zone),
    refunds: await readBillRefunds(db, company.id, id, zone),
    void: viewVoid(bill, zone),
  };
}
