import { failureCode } from '../base/failure.ts';
import type { PaymentSetup } from './payment.setup.ts';

/**
 * Returns the state of a placed item that is not known to be paid. It polls until the outcome is
 * known. Meanwhile the customer may return to the card payment page or cancel.
 */
export function awaitingPayment<TRequest extends object, TOutcome, TProblem>(
  words: PaymentSetup<TRequest, TOutcome, TProblem>,
) {
  return words.createStateConfig({
    tags: 'payment',
    entry: 'beginWaiting',
    on: {
      CONTINUE_PAYMENT: { guard: 'canBePaid', target: 'leavingToPay' },
      CANCEL: '.cancelling',
      RETURNED: { target: '#payment.awaitingPayment', reenter: true },
      ADOPT: '.asking',
      LEFT: { actions: 'markSlow' },
    },
    after: { slowAfter: { actions: 'markSlow' } },
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          src: 'read',
          id: 'read',
          input: ({ context }) => ({ id: context.payable?.id ?? null }),
          onDone: [
            {
              guard: { type: 'isUnpaid', params: ({ event }) => event.output },
              target: 'waiting',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            {
              target: '#payment.settled',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
          ],
          onError: [
            {
              guard: { type: 'isGone', params: ({ event }) => event },
              target: '#payment.editing',
              actions: ['clearStored', 'dropKey', 'losePayable'],
            },
            { target: 'unreachable', actions: 'countAttempt' },
          ],
        },
        after: { askTimeout: { target: 'unreachable', actions: 'countAttempt' } },
      },
      waiting: { after: { askPaidAgain: 'asking' } },
      unreachable: {
        tags: 'unreachable',
        on: { RETRY: 'asking' },
        after: { askAgain: 'asking' },
      },
      cancelling: {
        tags: 'cancelling',
        on: { CONTINUE_PAYMENT: {}, CANCEL: {}, RETURNED: {}, ADOPT: {} },
        invoke: {
          src: 'cancel',
          id: 'cancel',
          input: ({ context }) => ({ id: context.payable?.id ?? null }),
          onDone: {
            target: '#payment.settled',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          // If cancelling was rejected, it may have been paid meanwhile; if the reply was lost, it
          // may be cancelled. Query the outcome.
          onError: {
            target: 'asking',
            actions: {
              type: 'notify',
              params: ({ event }) => ({ code: failureCode(event.error) }),
            },
          },
        },
        after: { askTimeout: 'asking' },
      },
    },
  });
}
