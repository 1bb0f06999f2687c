import type { BoardOrder, RejectRequest } from '@claypot/sdk/counter';
import { createOrderAction, type OrderActionDeps } from '../action/order-action.ts';
import { type RejectDraft, rejectRequest } from './reject-request.ts';

/** Creates the action that rejects an order for a reason, which refunds it. */
export function createReject(deps: OrderActionDeps) {
  const { api } = deps;
  return createOrderAction<BoardOrder, RejectDraft, RejectRequest>(deps, {
    operation: 'rejectOrder',
    targetOf: ({ id }) => id,
    requestOf: rejectRequest,
    amountOf: ({ total }) => total,
    send: (call, given) => api.rejectOrder(call, given),
    // The next try names the status that the person sees now.
    correct: (order, problem) =>
      problem.kind === 'moved' && problem.status !== 'MAKING PAYMENT'
        ? { ...order, status: problem.status }
        : order,
  });
}
