import type { SettleRequest } from '@claypot/sdk/counter';
import { createTicketAction, type TicketActionDeps } from '../action/ticket-action.ts';
import { type SettleDraft, settledAmount, settleRequest } from './settle-request.ts';

/** Creates the action that retries a failed refund, or records that it was paid another way. */
export function createSettle(deps: TicketActionDeps) {
  const { api } = deps;
  return createTicketAction<SettleDraft, SettleRequest>(deps, {
    operation: 'settleRefund',
    targetOf: (_, { refundId }) => refundId,
    requestOf: (_, draft) => settleRequest(draft),
    amountOf: settledAmount,
    send: (call, given) => api.settleRefund(call, given),
  });
}
