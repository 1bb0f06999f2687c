import type { SplitBillRequest } from '@claypot/sdk/counter';
import { createBillAction, type OfBill } from '../../shared/bill-action.ts';
import type { PayDeps } from '../../shared/pay-deps.ts';
import { type SplitDraft, splitRequest } from './split-request.ts';

/** Creates the action that splits a bill, or undoes the split. */
export function createSplit(deps: PayDeps) {
  return createBillAction<OfBill, SplitDraft, SplitBillRequest>(deps, {
    operation: 'splitBill',
    requestOf: splitRequest,
    amountOf: ({ bill }) => bill.left,
    send: (call, given) => deps.api.splitBill(call, given),
  });
}
