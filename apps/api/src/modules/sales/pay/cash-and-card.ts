import { payInCash as tender, ZERO } from '@claypot/domain/pricing';
import { type Cents, cents, formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { addDrawerEntry, requireDrawer } from '../../reports/index.ts';
import type { EventChange } from '../../staff/index.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import { beginPayments } from './begin-payments.ts';
import { finishPayment } from './finish-payment.ts';
import { insertPayment, type Paying } from './paying.ts';
import { overpaid, type PaymentTarget, requireWithin } from './payment-target.ts';

/**
 * Pays all that is left of a locked bill or share in cash, rounded to 5 sen.
 * @throws ApiError `CASH_TOO_LITTLE`, `OVERPAID` for a share that is paid, and `INVALID_REQUEST` for
 * a sum that coins cannot make or an unknown drawer.
 */
export async function payByCash(
  tx: Transaction,
  paying: Paying,
  loaded: LoadedBill,
  target: PaymentTarget,
  { tendered, drawerId: wanted }: { readonly tendered: Cents; readonly drawerId: string | null },
): Promise<EventChange[]> {
  const { company, now, staffId } = paying;
  const { left, cashDue, share } = target;
  const isFree = loaded.price.total.total === ZERO;
  if (left === ZERO && !isFree) throw overpaid(left);
  const paid = tender(cashDue, tendered);
  if (paid.error === 'NOT_IN_COINS') throw invalidRequest('body.payment.tendered');
  if (paid.error === 'TENDER_TOO_LOW') {
    const data: Schemas['CashTooLittleData'] = { missing: formatMoneyString(paid.missing) };
    throw new ApiError('CASH_TOO_LITTLE', { data });
  }
  const { branch_id: branchId } = loaded.bill;
  const place = { companyId: company.id, branchId };
  const drawerId = await requireDrawer(tx, place, wanted, now);
  await beginPayments(tx, paying, loaded, target.price);
  const payment = { method: 'cash', amount: cashDue, tendered, drawerId } as const;
  const rounding = cents(cashDue - left);
  const id = await insertPayment(tx, paying, loaded.bill, share, { ...payment, rounding });
  if (cashDue > ZERO) {
    const by = { staffId, approverId: null };
    const entry = { kind: 'bill', amount: cashDue, sourceId: id, reason: null } as const;
    await addDrawerEntry(tx, { ...place, ...entry, ...by, drawerId }, now);
  }
  const sum = formatMoneyString(cashDue);
  return [
    { field: 'payment', before: null, after: `cash ${sum}` },
    { field: 'drawer_cash', before: null, after: `${drawerId}: ${sum}` },
    ...(await finishPayment(tx, paying, loaded)),
  ];
}

/**
 * Records a payment by the card terminal.
 * @throws ApiError `OVERPAID`, `INVALID_REQUEST` for an amount of 0.
 */
export async function payByCard(
  tx: Transaction,
  paying: Paying,
  loaded: LoadedBill,
  target: PaymentTarget,
  {
    amount,
    terminalReference,
  }: { readonly amount: Cents; readonly terminalReference: string | null },
): Promise<EventChange[]> {
  requireWithin(amount, target);
  await beginPayments(tx, paying, loaded, target.price);
  const payment = { method: 'card', amount, terminalReference } as const;
  await insertPayment(tx, paying, loaded.bill, target.share, payment);
  return [
    { field: 'payment', before: null, after: `card ${formatMoneyString(amount)}` },
    ...(await finishPayment(tx, paying, loaded)),
  ];
}
