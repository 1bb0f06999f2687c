import { failureCode } from '../base/failure.ts';
import type { PaymentSetup } from './payment.setup.ts';

/**
 * Returns the state of a placed item that is not known to be paid. It polls until the outcome is
 * known. Meanwhile the customer may return to the card payment page or cancel.
 */
export function awaitingPayment<TRequest extends object, TOutcome, TProblem>(
  keyed: PaymentSetup<TRequest, TOutcome, TProblem>,
) {
  return keyed.createStateConfig({
    tags: 'payment',
    entry: 'startPolling',
    on: {
      CONTINUE_PAYMENT: { guard: 'canBePaid', target: 'leavingToPay' },
      CANCEL: '.cancelling',
      RETURNED: { target: '#payment.awaitingPayment', reenter: true },
      ADOPT: '.querying',
      LEFT: { actions: 'markSlow' },
    },
    after: { slowAfter: { actions: 'markSlow' } },
    initial: 'querying',
    states: {
      querying: {
        invoke: {
          src: 'read',
          id: 'read',
          input: ({ context }) => ({ id: context.payable?.id ?? null }),
          onDone: [
            {
              guard: { type: 'isUnpaid', params: ({ event }) => event.output },
              target: 'waiting',
              actions: { type: 'setResult', params: ({ event }) => event.output },
            },
            {
              target: '#payment.settled',
              actions: { type: 'setResult', params: ({ event }) => event.output },
            },
          ],
          onError: [
            {
              guard: { type: 'isNotFound', params: ({ event }) => event },
              target: '#payment.editing',
              actions: ['clearStored', 'dropKey', 'clearPayable'],
            },
            { target: 'unreachable', actions: 'countAttempt' },
          ],
        },
        after: { queryTimeout: { target: 'unreachable', actions: 'countAttempt' } },
      },
      waiting: { after: { statusPoll: 'querying' } },
      unreachable: {
        tags: 'unreachable',
        on: { RETRY: 'querying' },
        after: { queryRetry: 'querying' },
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
            actions: { type: 'setResult', params: ({ event }) => event.output },
          },
          // If cancelling was rejected, it may have been paid meanwhile; if the reply was lost, it
          // may be cancelled. Query the outcome.
          onError: {
            target: 'querying',
            actions: {
              type: 'notify',
              params: ({ event }) => ({ code: failureCode(event.error) }),
            },
          },
        },
        after: { queryTimeout: 'querying' },
      },
    },
  });
}
