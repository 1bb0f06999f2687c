import type { Bill } from '@claypot/sdk/counter';
import { assign, fromCallback } from 'xstate';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createApproval } from '../../staff/approval/approval.implementation.ts';
import { type BillEvent, type BillInput, billMachine } from './bill.machine.ts';
import type { BillOutcome } from './bill-change.ts';
import { billKey, cacheBill } from './bill-key.ts';
import { failedOutcome } from './bill-outcome.ts';
import { type BillPress, requestOf, sendPress } from './bill-request.ts';
import { enqueue, markSending, nextChange, repeatChange } from './change-queue.ts';

export type BillDeps = Pick<
  CounterRuntime,
  'api' | 'cache' | 'connection' | 'emit' | 'events' | 'identity' | 'random'
>;

/** Delay before an open question to the member is read again, in ms; the stream may be broken. */
const ASK_AGAIN = 3000;

/** Creates a bill. Start it with `input: { bill_id }`. */
export function createBill(deps: BillDeps) {
  const { api, cache, connection, emit, events, identity, random } = deps;
  /** Bill of the event that this machine emits now. */
  let emitted: string | null = null;
  /** Approvals of presses without a response, which the server may not have used yet. */
  const approvals = new WeakMap<BillPress, string | undefined>();

  return billMachine.provide({
    actors: {
      bill: createQuery<BillInput, Bill>(cache, {
        key: ({ bill_id }) => billKey(bill_id),
        load: ({ bill_id }, signal) => api.bill({ path: { id: bill_id } }, { signal }),
        staleAfter: 0,
        notFound: ['NOT_FOUND'],
        reloadAfter: (bill) => (bill?.request?.state === 'open' ? ASK_AGAIN : null),
      }),
      request: createApproval<BillPress, BillOutcome>(
        { api, identity },
        {
          operation: ({ request }) => request.operation,
          targetOf: ({ billId }) => billId,
          isRepeated: (press) => approvals.has(press),
          run: async (press, { headers, signal }) => {
            const approval = headers['Counter-Approval'] ?? approvals.get(press);
            approvals.delete(press);
            try {
              return { kind: 'done', bill: await sendPress(api, press, approval, signal) };
            } catch (error) {
              const outcome = failedOutcome(press.request.operation, error);
              if (outcome.kind === 'unknown') approvals.set(press, approval);
              return outcome;
            }
          },
        },
      ),
      connection: fromCallback<BillEvent>(({ sendBack }) => {
        const send = () => sendBack({ type: connection.isUp() ? 'ONLINE' : 'OFFLINE' });
        send();
        return connection.subscribe(send);
      }),
      listen: fromCallback<BillEvent, BillInput>(({ input, sendBack }) =>
        events.on({
          'bill.changed': ({ id }) => {
            const isOther = id !== null && id !== input.bill_id;
            if (!isOther && emitted !== input.bill_id) sendBack({ type: 'REFRESH' });
          },
          'session.ended': () => sendBack({ type: 'SIGNED_OUT' }),
          'session.started': () => sendBack({ type: 'REFRESH' }),
        }),
      ),
    },
    actions: {
      enqueue: assign(({ context }, { change }) => ({
        queue: enqueue(context.queue, random.uuid(), change),
      })),
      repeat: assign(({ context }, { key }) => ({
        queue: repeatChange(context.queue, key, random.uuid()),
      })),
      prepare: assign(({ context: { bill, bill_id, queue } }) => {
        const next = nextChange(queue);
        if (next === null || bill === null) return {};
        const { change, key } = next;
        return {
          press: { key, billId: bill_id, request: requestOf(change, bill) },
          queue: markSending(queue, key),
        };
      }),
      publish: (_, { bill }) => {
        if (bill === null) return;
        cacheBill(cache, bill);
        emitted = bill.id;
        emit({ type: 'bill.changed', id: bill.id });
        emitted = null;
      },
    },
  });
}
