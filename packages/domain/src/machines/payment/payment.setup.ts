import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../base/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../base/placeholder.ts';
import { keyedChanges, keyedWords } from '../keyed-request/keyed-words.ts';
import { begun, resumedFrom } from './begun.ts';
import type {
  Payable,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentRecord,
  PaymentTag,
} from './payment.types.ts';

/** The words the payment machine is written in; `payment.machine.ts` holds its states. */
export function paymentSetup<TRequest extends object, TOutcome, TProblem>() {
  const words = keyedWords<TRequest, Payable<TOutcome>>();
  return setup({
    types: {
      context: {} as PaymentContext<TRequest, TOutcome, TProblem>,
      events: {} as PaymentEvent<TRequest, TProblem>,
      input: {} as PaymentInput,
      tags: {} as PaymentTag,
    },
    actors: {
      ...words.actors,
      read: unprovidedActor<{ result: Payable<TOutcome> }, { id: string | null }>('read'),
      cancel: unprovidedActor<{ result: Payable<TOutcome> }, { id: string | null }>('cancel'),
    },
    guards: {
      ...words.guards,
      isPlaced: ({ context }) => context.payable !== null,
      isResumed: ({ context }) => context.resumed,
      isOpen: ({ context }) => context.open,
      /** The customer must answer the problem before they go on with the form. */
      isQuestion: unprovidedGuard<{ problem: TProblem | null }>('isQuestion'),
      /** Saying yes to the problem is a way on. */
      canAgree: unprovidedGuard('canAgree'),
      isUnpaid: (_, params: { result: Payable<TOutcome> | null }) =>
        params.result?.status === 'unpaid',
      isCancelled: (_, params: { result: Payable<TOutcome> | null }) =>
        params.result?.status === 'cancelled',
      canBePaid: ({ context }) => context.payable !== null && context.payable.payment_url !== null,
      isGone: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
      isRecord: (_, params: { record: PaymentRecord | null }) => params.record !== null,
      isPlacedWithKey: ({ context }, params: { record: PaymentRecord | null }) =>
        params.record?.key === context.key && params.record?.payable !== null,
    },
    actions: {
      ...words.actions,
      open: assign({ open: true }),
      close: assign({ open: false }),
      hold: assign({
        body: (_, params: { body: TRequest; problem: TProblem | null }) => params.body,
        problem: (_, params: { body: TRequest; problem: TProblem | null }) => params.problem,
        payable: null,
        resumed: false,
      }),
      /** Makes the request what the customer has said yes to. */
      agree: unprovidedAction('agree'),
      adopt: assign((_, params: { record: PaymentRecord | null }) =>
        params.record ? resumedFrom(params.record) : {},
      ),
      restart: assign((_, params: { record: PaymentRecord | null }) => begun(params.record)),
      take: assign({
        payable: (_, params: { result: Payable<TOutcome> | null }) => params.result,
        attempts: 0,
      }),
      /** Takes what it means that it is cancelled into the context. */
      admitCancelled: unprovidedAction('admitCancelled'),
      /** Takes that the reply was lost and the server knows of nothing into the context. */
      admitUnlanded: unprovidedAction('admitUnlanded'),
      clearProblem: assign({ problem: null }),
      noteUnsettled: assign(keyedChanges.noteUnsettled),
      noteConflict: assign(keyedChanges.noteConflict),
      dropKey: assign(keyedChanges.dropKey),
      countAttempt: assign(keyedChanges.countAttempt),
      beginWaiting: assign({ resumed: true, patient: true, attempts: 0 }),
      markSlow: assign({ patient: false }),
      losePayable: assign({ payable: null }),
      /** What follows when the customer is asked about the problem. */
      followQuestion: unprovidedAction('followQuestion'),
      /** Tells that it is placed and is to be paid. */
      emitPayable: unprovidedAction('emitPayable'),
      /** What follows when it is paid. */
      followPaid: unprovidedAction('followPaid'),
      /** What follows when the customer has come to see that it is paid. */
      followFinished: unprovidedAction('followFinished'),
      notify: unprovidedAction<{ code: ErrorCode }>('notify'),
    },
    delays: {
      ...words.delays,
      /** A browser that has not left by then is not going to. */
      leaveTimeout: 15_000,
      /** The news of a payment may come a moment later than the customer. */
      slowAfter: 5000,
      askPaidAgain: ({ context }) => (context.patient ? 1000 : 5000),
    },
  });
}

export type PaymentSetup<TRequest extends object, TOutcome, TProblem> = ReturnType<
  typeof paymentSetup<TRequest, TOutcome, TProblem>
>;
