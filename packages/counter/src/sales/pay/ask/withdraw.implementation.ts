import { cents } from '@claypot/sdk';
import type { MoneyDraft, MoneyInput } from '../../../orders/money/action/money-action.types.ts';
import { createBillAction, type OfBill } from '../../shared/bill-action.ts';
import type { PayDeps } from '../../shared/pay-deps.ts';

/** Input of a withdrawal, which needs none. */
export function withdrawInput(subject: OfBill): MoneyInput<OfBill, MoneyDraft> {
  return { subject, draft: { reason: null, lineIds: [], text: '' } };
}

/** The question that is withdrawn, so that the next one has another key. */
interface WithdrawRequest {
  readonly question: string;
}

/** Creates the action that withdraws the open question to the member's phone. */
export function createWithdraw(deps: PayDeps) {
  return createBillAction<OfBill, MoneyDraft, WithdrawRequest>(deps, {
    operation: 'cancelMemberRequest',
    requestOf: ({ bill: { request } }) => request && { question: request.id },
    amountOf: () => cents(0),
    send: ({ headers, path }, given) => deps.api.cancelMemberRequest({ headers, path }, given),
  });
}
