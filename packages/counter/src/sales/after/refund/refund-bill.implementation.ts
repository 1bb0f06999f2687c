import type { RefundBillRequest } from '@claypot/sdk/counter';
import { createBillAction, type OfBill } from '../../shared/bill-action.ts';
import type { PayDeps } from '../../shared/pay-deps.ts';
import { type RefundBillDraft, refundBillRequest, refundBillTotal } from './refund-bill-request.ts';

/** Creates the action that refunds a paid bill. Cashiers need an approval of the amount. */
export function createRefundBill(deps: PayDeps) {
  return createBillAction<OfBill, RefundBillDraft, RefundBillRequest>(deps, {
    operation: 'refundBill',
    requestOf: refundBillRequest,
    amountOf: refundBillTotal,
    bindsAmount: true,
    send: (call, given) => deps.api.refundBill(call, given),
  });
}
