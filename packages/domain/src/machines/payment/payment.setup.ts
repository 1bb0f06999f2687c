import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../base/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../base/placeholder.ts';
import { keyedChanges, keyedSetup } from '../keyed-request/keyed-setup.ts';
import { begun, resumedFrom } from './begun.ts';
import type {
  Payable,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentRecord,
  PaymentTag,
} from './payment.types.ts';

/**
 * Returns the XState setup of the payment machine: types, actors, guards, actions and delays.
 * `payment.machine.ts` defines its states.
 */
export function paymentSetup<TRequest extends object, TOutcome, TProblem>() {
  const keyed = keyedSetup<TRequest, Payable<TOutcome>>();
  return setup({
    types: {
      context: {} as PaymentContext<TRequest, TOutcome, TProblem>,
      events: {} as PaymentEvent<TRequest, TProblem>,
      input: {} as PaymentInput,
      tags: {} as PaymentTag,
    },
    actors: {
      ...keyed.actors,
      read: unprovidedActor<{ result: Payable<TOutcome> }, { id: string | null }>('read'),
      cancel: unprovidedActor<{ result: Payable<TOutcome> }, { id: string | null }>('cancel'),
    },
    guards: {
      ...keyed.guards,
      isPlaced: ({ context }) => context.payable !== null,
      isResumed: ({ context }) => context.resumed,
      isOpen: ({ context }) => context.open,
      /** True if the customer must answer the problem before editing the form. */
      isQuestion: unprovidedGuard<{ problem: TProblem | null }>('isQuestion'),
      /** True if the customer can confirm the problem. */
      canAgree: unprovidedGuard('canAgree'),
      isUnpaid: (_, params: { result: Payable<TOutcome> | null }) =>
        params.result?.status === 'unpaid',
      isCancelled: (_, params: { result: Payable<TOutcome> | null }) =>
        params.result?.status === 'cancelled',
      canBePaid: ({ context }) => context.payable !== null && context.payable.payment_url !== null,
      isNotFound: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
      isRecord: (_, params: { record: PaymentRecord | null }) => params.record !== null,
      isPlacedWithKey: ({ context }, params: { record: PaymentRecord | null }) =>
        params.record?.key === context.key && params.record?.payable !== null,
    },
    actions: {
      ...keyed.actions,
      open: assign({ open: true }),
      close: assign({ open: false }),
      setRequest: assign({
        body: (_, params: { body: TRequest; problem: TProblem | null }) => params.body,
        problem: (_, params: { body: TRequest; problem: TProblem | null }) => params.problem,
        payable: null,
        resumed: false,
      }),
      /** Changes the request to what the customer confirmed. */
      agree: unprovidedAction('agree'),
      adopt: assign((_, params: { record: PaymentRecord | null }) =>
        params.record ? resumedFrom(params.record) : {},
      ),
      restart: assign((_, params: { record: PaymentRecord | null }) => begun(params.record)),
      setResult: assign({
        payable: (_, params: { result: Payable<TOutcome> | null }) => params.result,
        attempts: 0,
      }),
      /** Writes the problem of the cancellation into the context. */
      assignCancelled: unprovidedAction('assignCancelled'),
      /** Writes the problem of a lost request that the server does not know into the context. */
      assignNotPlaced: unprovidedAction('assignNotPlaced'),
      clearProblem: assign({ problem: null }),
      markUnsettled: assign(keyedChanges.markUnsettled),
      markConflict: assign(keyedChanges.markConflict),
      dropKey: assign(keyedChanges.dropKey),
      countAttempt: assign(keyedChanges.countAttempt),
      startPolling: assign({ resumed: true, pollsFast: true, attempts: 0 }),
      markSlow: assign({ pollsFast: false }),
      clearPayable: assign({ payable: null }),
      /** Calls `onQuestion`. */
      callOnQuestion: unprovidedAction('callOnQuestion'),
      /** Emits `payment.required`. */
      emitPayable: unprovidedAction('emitPayable'),
      /** Calls `onPaid`. */
      callOnPaid: unprovidedAction('callOnPaid'),
      /** Calls `onFinished`. */
      callOnFinished: unprovidedAction('callOnFinished'),
      notify: unprovidedAction<{ code: ErrorCode }>('notify'),
    },
    delays: {
      ...keyed.delays,
      /** Timeout of the navigation to the payment page, in ms. */
      leaveTimeout: 15_000,
      /**
       * Time in ms, from the start of waiting, during which the payment status is polled every
       * second. `patient` is false after it.
       */
      slowAfter: 5000,
      statusPoll: ({ context }) => (context.pollsFast ? 1000 : 5000),
    },
  });
}

export type PaymentSetup<TRequest extends object, TOutcome, TProblem> = ReturnType<
  typeof paymentSetup<TRequest, TOutcome, TProblem>
>;
