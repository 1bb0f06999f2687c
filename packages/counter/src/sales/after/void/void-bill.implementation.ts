import { cents } from '@claypot/sdk';
import type { VoidBillRequest } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../../orders/money/action/money-action.types.ts';
import { visibleText } from '../../../orders/money/action/visible-text.ts';
import { createBillAction, type OfBill } from '../../shared/bill-action.ts';
import type { PayDeps } from '../../shared/pay-deps.ts';

/** Returns the input of a void. `text` is the reason. */
export function voidInput(subject: OfBill): MoneyInput<OfBill, MoneyDraft> {
  return { subject, draft: { reason: null, lineIds: [], text: '' } };
}

/** Creates the action that voids a bill without payments. One with lines needs a manager. */
export function createVoidBill(deps: PayDeps) {
  return createBillAction<OfBill, MoneyDraft, VoidBillRequest>(deps, {
    operation: 'voidBill',
    requestOf: ({ bill }, { text }) => {
      const reason = visibleText(text);
      return reason === '' ? null : { version: bill.version, reason };
    },
    amountOf: () => cents(0),
    send: (call, given) => deps.api.voidBill(call, given),
  });
}
