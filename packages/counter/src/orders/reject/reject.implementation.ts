import { codeOf } from '@claypot/sdk/counter';
import { assign, fromCallback } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import { createApproval } from '../../staff/approval/approval.implementation.ts';
import type { BoardEvent } from '../board/board.machine.ts';
import { problemOf } from '../step-queue/step-problem.ts';
import {
  type RejectEvent,
  type Rejection,
  type RejectOutcome,
  rejectMachine,
} from './reject.machine.ts';
import { rejectRequest } from './reject-request.ts';

export interface RejectDeps
  extends Pick<CounterRuntime, 'api' | 'connection' | 'identity' | 'random'> {
  /** The board of the branch. */
  board: { send(event: BoardEvent): void };
}

/** Creates the machine that rejects an order. */
export function createReject({ api, board, connection, identity, random }: RejectDeps) {
  return rejectMachine.provide({
    actors: {
      rejecting: createApproval<Rejection, RejectOutcome>(
        { api, identity },
        {
          operation: 'rejectOrder',
          targetOf: ({ orderId }) => orderId,
          run: async ({ key, orderId: id, request }, { headers, signal }) => {
            const call = {
              path: { id },
              headers: { ...headers, 'Idempotency-Key': key },
              body: request,
            };
            try {
              return { kind: 'done', ticket: await api.rejectOrder(call, { signal }) };
            } catch (error) {
              return outcomeOf(error);
            }
          },
          onDone: (outcome) => {
            if (outcome.kind === 'done') board.send({ type: 'ORDER', order: outcome.ticket.order });
            else board.send({ type: 'REFRESH' });
          },
        },
      ),
      connection: fromCallback<RejectEvent>(({ sendBack }) => {
        const send = () => sendBack({ type: connection.isUp() ? 'ONLINE' : 'OFFLINE' });
        send();
        return connection.subscribe(send);
      }),
    },
    actions: {
      prepare: assign(({ context: { draft, order } }) => {
        const request = rejectRequest(order, draft);
        const rejection = request && { orderId: order.id, key: random.uuid(), request };
        return { rejection, problem: null, failures: 0 };
      }),
    },
  });
}

/** Returns the outcome of a failed request. A missing approval is for the caller to ask for. */
function outcomeOf(error: unknown): RejectOutcome {
  const code = codeOf(error);
  if (code === 'APPROVAL_REQUIRED' || code === 'APPROVAL_INVALID') throw error;
  const problem = problemOf(error);
  return problem === null ? { kind: 'unknown' } : { kind: 'problem', problem };
}
