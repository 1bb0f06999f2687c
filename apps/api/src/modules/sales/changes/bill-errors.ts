import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { validPayments } from '../bills/bill-payments.ts';
import { type Bill, stateOf } from '../bills/bill-reads.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import { viewBill } from '../view/bill-view.ts';

/** Returns `BILL_CHANGED` with the present bill. */
export async function billChanged(
  tx: Transaction,
  context: CounterContext,
  id: string,
): Promise<ApiError> {
  const data: Schemas['BillChangedData'] = { bill: await viewBill(tx, context, id) };
  return new ApiError('BILL_CHANGED', { data });
}

/** @throws ApiError `BILL_CLOSED` for a bill that is paid or void. */
export function requireOpen(bill: Pick<Bill, 'status'>): void {
  const state = stateOf(bill);
  if (state === 'open') return;
  const data: Schemas['BillClosedData'] = { state };
  throw new ApiError('BILL_CLOSED', { data });
}

/** @throws ApiError `BILL_HAS_PAYMENTS` after the first payment. */
export function requireNoPayments({ payments }: Pick<LoadedBill, 'payments'>): void {
  if (validPayments(payments).length > 0) throw new ApiError('BILL_HAS_PAYMENTS');
}
