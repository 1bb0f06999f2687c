import { keyedStates } from '../keyed-request/keyed-states.ts';
import { awaitingPayment } from './awaiting-payment.state.ts';
import { begun } from './begun.ts';
import { paymentSetup } from './payment.setup.ts';
import type { Payable } from './payment.types.ts';

export type PaymentMachine<TRequest extends object, TOutcome, TProblem> = ReturnType<
  typeof unprovidedPayment<TRequest, TOutcome, TProblem>
>;

/**
 * Life cycle of an item that is paid for, from submission to payment. Invariants:
 *
 * - One key identifies it from the first submission until its outcome is known.
 * - After a lost reply, the machine queries the outcome before another attempt is allowed.
 * - A return from the card payment page proves nothing; the machine always queries the payment
 *   status.
 * - `onPaid` runs only once the payment is confirmed.
 *
 * `key` and `payable` survive a reload; `input.record` restores them. `createPayment` provides the
 * implementation for orders and top-ups.
 */
export function unprovidedPayment<TRequest extends object, TOutcome, TProblem>() {
  const base = paymentSetup<TRequest, TOutcome, TProblem>();
  const keyed = keyedStates<TRequest, Payable<TOutcome>>('payment');
  return base.createMachine({
    id: 'payment',
    context: ({ input }) => ({ ...begun(input.record), open: false }),
    on: {
      OPEN: { actions: 'open' },
      CLOSE: { actions: 'close' },
      HIDE: { actions: 'close' },
      OWNER: { target: '.resuming', actions: { type: 'restart', params: ({ event }) => event } },
    },
    initial: 'resuming',
    states: {
      resuming: {
        always: [
          { guard: 'isPlaced', target: 'awaitingPayment' },
          { guard: 'hasKey', target: 'checking' },
          { target: 'editing' },
        ],
      },

      editing: {
        initial: 'ready',
        on: {
          CLOSE: { target: '.ready', actions: ['close', 'clearProblem'] },
          SUBMIT: [
            {
              guard: { type: 'isQuestion', params: ({ event }) => event },
              target: '.ready',
              actions: { type: 'setRequest', params: ({ event }) => event },
            },
            { target: 'claiming', actions: { type: 'setRequest', params: ({ event }) => event } },
          ],
          ADOPT: {
            guard: { type: 'isRecord', params: ({ event }) => event },
            target: 'resuming',
            actions: { type: 'adopt', params: ({ event }) => event },
          },
        },
        states: {
          ready: {
            always: {
              guard: { type: 'isQuestion', params: ({ context }) => context },
              target: 'asked',
            },
          },
          asked: {
            tags: 'asked',
            entry: 'callOnQuestion',
            on: {
              CONFIRM: { guard: 'canAgree', target: '#payment.claiming', actions: 'agree' },
              DISMISS: { target: 'ready', actions: 'clearProblem' },
            },
          },
        },
      },

      claiming: keyed.claiming,
      sending: keyed.sending,
      checking: {
        ...keyed.checking,
        on: {
          ADOPT: {
            guard: { type: 'isPlacedWithKey', params: ({ event }) => event },
            target: 'resuming',
            actions: { type: 'adopt', params: ({ event }) => event },
          },
        },
      },

      rejected: {
        always: [
          // An earlier request with this key may still arrive, so the next attempt must reuse the
          // key.
          { guard: 'isUnsettled', target: 'editing' },
          { target: 'editing', actions: ['clearStored', 'dropKey'] },
        ],
      },

      notExecuted: {
        always: [
          // A key that is in use without a result would be rejected forever.
          {
            guard: 'hasConflict',
            target: 'editing',
            actions: ['assignNotPlaced', 'clearStored', 'dropKey'],
          },
          { target: 'editing', actions: ['assignNotPlaced', 'markUnsettled'] },
        ],
      },

      settled: {
        always: [
          {
            guard: { type: 'isCancelled', params: ({ context }) => ({ result: context.payable }) },
            target: 'editing',
            actions: ['assignCancelled', 'clearStored', 'dropKey', 'clearPayable'],
          },
          {
            guard: { type: 'isUnpaid', params: ({ context }) => ({ result: context.payable }) },
            target: 'payable',
            actions: 'remember',
          },
          { target: 'paid' },
        ],
      },

      payable: {
        always: [
          { guard: 'isResumed', target: 'awaitingPayment' },
          { guard: 'canBePaid', target: 'leavingToPay' },
          { target: 'awaitingPayment' },
        ],
      },

      leavingToPay: {
        tags: 'leaving',
        entry: 'emitPayable',
        on: { RETURNED: 'awaitingPayment' },
        after: { leaveTimeout: 'awaitingPayment' },
      },

      awaitingPayment: awaitingPayment(base),

      paid: {
        tags: 'paid',
        entry: 'callOnPaid',
        initial: 'unseen',
        states: {
          // The record is retained until the customer has seen it, because another tab may return
          // from the payment page.
          unseen: { always: { guard: 'isOpen', target: 'seen' } },
          seen: { entry: ['clearStored', 'dropKey', 'callOnFinished'] },
        },
        on: {
          OPEN: { target: '.unseen', actions: 'open' },
          CLOSE: { target: 'editing', actions: ['close', 'clearPayable'] },
        },
      },
    },
  });
}

/** Machine without implementations, for diagrams. */
export const paymentMachine = unprovidedPayment<object, unknown, unknown>();
