import type { UnavailableRequest } from '@claypot/sdk/counter';
import { createTicketAction, type TicketActionDeps } from '../action/ticket-action.ts';
import {
  type UnavailableDraft,
  unavailableAmount,
  unavailableRequest,
} from './unavailable-request.ts';

/** Creates the action that marks lines as unavailable, which refunds them. */
export function createUnavailable(deps: TicketActionDeps) {
  const { api } = deps;
  return createTicketAction<UnavailableDraft, UnavailableRequest>(deps, {
    operation: 'markLinesUnavailable',
    targetOf: ({ order }) => order.id,
    requestOf: unavailableRequest,
    amountOf: unavailableAmount,
    send: (call, given) => api.markLinesUnavailable(call, given),
  });
}
