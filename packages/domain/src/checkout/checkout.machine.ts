import { awaitingPayment } from './awaiting-payment.state.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { begun } from './outcome.ts';

/**
 * The life of one order from the press of the button to its payment. Four things always hold:
 *
 * - one key stands for one order, from the first press until its outcome is known;
 * - after a lost reply the server is asked "did it land?" before anyone may try again;
 * - nothing is believed of the way back from the card page: the order itself is asked;
 * - the cart is left alone until the order is paid.
 *
 * What survives a reload is `key` and `order`; `input.record` brings them back.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...begun(input.record), open: false }),
  on: {
    OPEN: { actions: 'opened' },
    CLOSE: { actions: 'closed' },
    HIDE: { actions: 'closed' },
    OWNER: { target: '.resuming', actions: { type: 'beginAnew', params: ({ event }) => event } },
  },
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: 'hasOrder', target: 'awaitingPayment' },
        { guard: 'hasKey', target: 'checking' },
        { target: 'editing' },
      ],
    },

    editing: {
      initial: 'ready',
      on: {
        CLOSE: { target: '.ready', actions: ['closed', 'clearProblem'] },
        ORDER: [
          {
            guard: ({ event }) => event.closed !== null,
            target: '.closed',
            actions: { type: 'admitClosed', params: ({ event }) => ({ hours: event.closed }) },
          },
          {
            guard: ({ event }) => event.asGuest,
            target: '.confirmingGuest',
            actions: { type: 'hold', params: ({ event }) => event },
          },
          { target: 'claiming', actions: { type: 'hold', params: ({ event }) => event } },
        ],
        ADOPT: {
          guard: { type: 'isRecord', params: ({ event }) => event },
          target: 'resuming',
          actions: { type: 'adopt', params: ({ event }) => event },
        },
      },
      states: {
        ready: {
          always: [
            { guard: { type: 'hasProblem', params: { kind: 'closed' } }, target: 'closed' },
            {
              guard: { type: 'hasProblem', params: { kind: 'priceChanged' } },
              target: 'priceChanged',
            },
            {
              guard: { type: 'hasProblem', params: { kind: 'unavailable' } },
              target: 'unavailable',
            },
          ],
        },
        confirmingGuest: { on: { CONFIRM: '#checkout.claiming', DISMISS: 'ready' } },
        closed: { on: { DISMISS: { target: 'ready', actions: 'clearProblem' } } },
        priceChanged: {
          entry: 'showFigures',
          on: {
            CONFIRM: { target: '#checkout.claiming', actions: 'agree' },
            DISMISS: { target: 'ready', actions: 'clearProblem' },
          },
        },
        unavailable: {
          entry: 'tellRefused',
          on: { DISMISS: { target: 'ready', actions: 'clearProblem' } },
        },
      },
    },

    claiming: {
      always: [
        { guard: 'isTakenElsewhere', target: 'resuming', actions: 'adoptStored' },
        { target: 'placing', actions: ['makeKey', 'remember'] },
      ],
    },

    placing: {
      tags: 'placing',
      invoke: {
        src: 'placeOrder',
        id: 'placeOrder',
        input: ({ context }) => ({ key: context.key, request: context.request }),
        onDone: {
          target: 'sorting',
          actions: { type: 'take', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'checking',
            actions: 'noteConflict',
          },
          {
            guard: { type: 'isKnownRefusal', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'admitRefusal', params: ({ event }) => event },
          },
          { target: 'checking' },
        ],
      },
      after: { placeTimeout: 'checking' },
    },

    refused: {
      always: [
        // An earlier request with this key may still land: the next one must carry it too.
        { guard: 'isUnsettled', target: 'editing' },
        { target: 'editing', actions: ['forget', 'dropKey'] },
      ],
    },

    checking: {
      tags: 'checking',
      on: {
        ADOPT: {
          guard: { type: 'isOrderOf', params: ({ event }) => event },
          target: 'resuming',
          actions: { type: 'adopt', params: ({ event }) => event },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'askOutcome',
            id: 'askOutcome',
            input: ({ context }) => ({ key: context.key }),
            onDone: [
              {
                guard: { type: 'isNothing', params: ({ event }) => ({ order: event.output }) },
                target: '#checkout.unlanded',
                actions: 'admitUnlanded',
              },
              {
                target: '#checkout.sorting',
                actions: { type: 'take', params: ({ event }) => ({ order: event.output }) },
              },
            ],
            onError: { target: 'unreachable', actions: 'countAttempt' },
          },
          after: { askTimeout: { target: 'unreachable', actions: 'countAttempt' } },
        },
        unreachable: {
          tags: 'unreachable',
          on: { RETRY: 'asking' },
          after: { askAgain: 'asking' },
        },
      },
    },

    unlanded: {
      always: [
        // A key that is taken and yet has no order would be refused for ever.
        { guard: 'hasConflict', target: 'editing', actions: ['forget', 'dropKey'] },
        { target: 'editing', actions: 'noteUnsettled' },
      ],
    },

    sorting: {
      always: [
        {
          guard: { type: 'isCancelled', params: ({ context }) => context },
          target: 'editing',
          actions: ['admitCancelled', 'forget', 'dropKey', 'loseOrder'],
        },
        {
          guard: { type: 'isAwaited', params: ({ context }) => context },
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
      entry: 'tellPayable',
      on: { RETURNED: 'awaitingPayment' },
      after: { leaveTimeout: 'awaitingPayment' },
    },

    awaitingPayment,

    paid: {
      entry: ['forgetForm', 'tellPaid'],
      initial: 'unseen',
      states: {
        // Remembered until it is seen: the tab that comes back from the card page may be another.
        unseen: { always: { guard: 'isOpen', target: 'seen' } },
        seen: { entry: ['forget', 'dropKey', 'tellFinished'] },
      },
      on: {
        OPEN: { target: '.unseen', actions: 'opened' },
        CLOSE: { target: 'editing', actions: ['closed', 'loseOrder'] },
      },
    },
  },
});
