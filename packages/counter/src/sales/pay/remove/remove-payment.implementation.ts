import type { BillPayment, RemoveBillPaymentRequest } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../../orders/money/action/money-action.types.ts';
import { visibleText } from '../../../orders/money/action/visible-text.ts';
import { createBillAction, type OfBill } from '../../shared/bill-action.ts';
import type { PayDeps } from '../../shared/pay-deps.ts';

/** A payment that is removed. */
export interface RemovedPayment extends OfBill {
  readonly payment: BillPayment;
}

/** Returns the input of a removal. `text` is the reason. */
export function removePaymentInput(
  subject: RemovedPayment,
): MoneyInput<RemovedPayment, MoneyDraft> {
  return { subject, draft: { reason: null, lineIds: [], text: '' } };
}

/** Creates the action that removes a payment of an open bill. Cashiers need an approval. */
export function createRemovePayment(deps: PayDeps) {
  return createBillAction<RemovedPayment, MoneyDraft, RemoveBillPaymentRequest>(deps, {
    operation: 'removeBillPayment',
    requestOf: ({ payment }, { text }) => {
      const reason = visibleText(text);
      return reason === '' ? null : { payment_id: payment.id, reason };
    },
    amountOf: ({ payment }) => payment.amount,
    bindsAmount: true,
    send: (call, given) => deps.api.removeBillPayment(call, given),
  });
}
