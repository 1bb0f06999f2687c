import type { PayBillRequest } from '@claypot/sdk/counter';
import { createBillAction } from '../../shared/bill-action.ts';
import type { PayDeps } from '../../shared/pay-deps.ts';
import { type Payable, restOf } from '../../shared/payable.ts';
import { type CashDraft, cashRequest } from './cash-request.ts';

/** Creates the action that pays all that is left in cash. */
export function createCash(deps: PayDeps) {
  return createBillAction<Payable, CashDraft, PayBillRequest>(deps, {
    operation: 'payBill',
    requestOf: cashRequest,
    amountOf: (payable) => restOf(payable).cash_due,
    send: (call, given) => deps.api.payBill(call, given),
  });
}
