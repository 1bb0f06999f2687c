import { failureCode } from '../machine/failure.ts';
import { checkoutSetup } from './checkout.setup.ts';

/**
 * The order is made and not paid for as far as is known. It is asked again and again until it says
 * what became of the payment; meanwhile the customer may go back to the card page or give it up.
 */
export const awaitingPayment = checkoutSetup.createStateConfig({
  tags: 'payment',
  entry: 'beginWaiting',
  on: {
    CONTINUE_PAYMENT: { guard: 'canBePaid', target: 'leavingToPay' },
    CANCEL_ORDER: '.cancelling',
    RETURNED: { target: '#checkout.awaitingPayment', reenter: true },
    ADOPT: '.asking',
  },
  after: { patience: { actions: 'losePatience' } },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'readOrder',
        id: 'readOrder',
        input: ({ context }) => ({ order: context.order }),
        onDone: [
          {
            guard: { type: 'isAwaited', params: ({ event }) => ({ order: event.output }) },
            target: 'waiting',
            actions: { type: 'take', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: '#checkout.sorting',
            actions: { type: 'take', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: '#checkout.editing',
            actions: ['forget', 'dropKey', 'loseOrder'],
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
      on: { CONTINUE_PAYMENT: {}, CANCEL_ORDER: {}, RETURNED: {}, ADOPT: {} },
      invoke: {
        src: 'cancelOrder',
        id: 'cancelOrder',
        input: ({ context }) => ({ order: context.order }),
        onDone: {
          target: '#checkout.sorting',
          actions: { type: 'take', params: ({ event }) => ({ order: event.output }) },
        },
        // Refused, it may have been paid meanwhile; lost, it may be cancelled: the order knows.
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
