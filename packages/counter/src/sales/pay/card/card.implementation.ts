import { cents } from '@claypot/sdk';
import type { PayBillRequest } from '@claypot/sdk/counter';
import { createBillAction } from '../../shared/bill-action.ts';
import type { PayDeps } from '../../shared/pay-deps.ts';
import type { Payable } from '../../shared/payable.ts';
import { type CardDraft, cardAmount, cardRequest } from './card-request.ts';

/** Creates the action that records a payment of the card terminal. */
export function createCard(deps: PayDeps) {
  return createBillAction<Payable, CardDraft, PayBillRequest>(deps, {
    operation: 'payBill',
    requestOf: cardRequest,
    amountOf: (payable, draft) => cardAmount(payable, draft) ?? cents(0),
    send: (call, given) => deps.api.payBill(call, given),
  });
}
