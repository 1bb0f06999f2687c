import { cents } from '@claypot/sdk';
import type { RefundRequest } from '@claypot/sdk/counter';
import { createTicketAction, type TicketActionDeps } from '../action/ticket-action.ts';
import { type RefundDraft, refundAmount, refundRequest } from './refund-request.ts';

/** Creates the action that refunds an order or a part of it. Cashiers need an approval. */
export function createRefund(deps: TicketActionDeps) {
  const { api } = deps;
  return createTicketAction<RefundDraft, RefundRequest>(deps, {
    operation: 'refundOrder',
    targetOf: ({ order }) => order.id,
    requestOf: refundRequest,
    amountOf: (ticket, draft) => refundAmount(ticket, draft) ?? cents(0),
    bindsAmount: true,
    send: (call, given) => api.refundOrder(call, given),
  });
}
