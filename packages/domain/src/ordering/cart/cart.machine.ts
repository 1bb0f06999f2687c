import type { Cart } from '@claypot/sdk';
import { failureCode } from '../../machines/base/failure.ts';
import { cartSetup } from './cart.setup.ts';
import { removedLine } from './removed-line.ts';

const reloaded = { target: 'refreshing' } as const;

const setCartFromOutput = {
  type: 'setCart',
  params: ({ event }: { event: { output: Cart } }) => ({ cart: event.output }),
} as const;

const notifyFailure = {
  type: 'notify',
  params: ({ event }: { event: { error: unknown } }) => ({ code: failureCode(event.error) }),
} as const;

const replaced = cartSetup.createStateConfig({
  on: { REPLACE: { actions: { type: 'setCart', params: ({ event }) => event } } },
});

/** Changes by the customer. They show at once and are sent in turn. */
const customerChanges = cartSetup.createStateConfig({
  on: {
    ADD_ONE: { actions: { type: 'addOne', params: ({ event }) => event } },
    TAKE_ONE: { actions: { type: 'removeOne', params: ({ event }) => event } },
    CHANGE_QTY: { actions: { type: 'changeQuantity', params: ({ event }) => event } },
    REMOVE: {
      actions: { type: 'changeQuantity', params: ({ event }) => ({ id: event.id, qty: 0 }) },
    },
    PUT_BACK: { actions: { type: 'restoreLine', params: ({ event }) => event } },
  },
});

/** While a request is in flight, a newer cart may arrive or the cart may change elsewhere. */
const whileRequesting = cartSetup.createStateConfig({
  on: {
    REPLACE: { actions: { type: 'setCartAndRecheck', params: ({ event }) => event } },
    REFRESH: { actions: 'recheckLater' },
  },
});

/**
 * Machine of the cart, which runs for the lifetime of the app. Changes show at once.
 *
 * Requests run one at a time, each with the newest quantity for its line. A failed change is
 * reverted and reported, unless its line no longer exists.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    owner: input.owner,
    cart: input.owner === null ? null : (input.loaded ?? null),
    receivedAt: 0,
    wanted: input.unsent?.wanted ?? {},
    additions: input.unsent?.additions ?? {},
    sent: null,
    adding: input.unsent?.adding ?? null,
    putBack: input.unsent?.putBack ?? null,
    recheck: false,
    error: null,
  }),
  on: {
    ADD_ONE: customerChanges.on.ADD_ONE,
    TAKE_ONE: customerChanges.on.TAKE_ONE,
    OWNER: { target: '.opening', actions: { type: 'setOwner', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isLoaded', target: 'shown' },
        { guard: 'hasOwner', target: 'loading' },
        { target: 'noOwner' },
      ],
    },
    noOwner: {},
    loading: {
      tags: 'loading',
      on: { REPLACE: { ...replaced.on.REPLACE, target: 'shown' } },
      invoke: {
        src: 'load',
        id: 'load',
        onDone: {
          target: 'shown',
          actions: [
            setCartFromOutput,
            { type: 'emitLoaded', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'failed',
      invoke: { src: 'connection', id: 'connection' },
      on: {
        RETRY: 'loading',
        CONNECTION_RESTORED: 'loading',
        SHOWN: 'loading',
        REFRESH: 'loading',
        ADD_ONE: { ...customerChanges.on.ADD_ONE, target: 'loading' },
        REPLACE: { ...replaced.on.REPLACE, target: 'shown' },
      },
    },
    shown: {
      tags: 'shown',
      initial: 'idle',
      on: {
        CHANGE_QTY: customerChanges.on.CHANGE_QTY,
        REMOVE: customerChanges.on.REMOVE,
        PUT_BACK: customerChanges.on.PUT_BACK,
        REPLACE: { ...replaced.on.REPLACE, target: '.idle' },
      },
      states: {
        idle: {
          entry: 'setReceivedAt',
          always: [
            { guard: 'hasQuantityChanges', target: 'saving' },
            { guard: 'isPutBack', target: 'puttingBack' },
            { guard: 'isAdded', target: 'adding' },
            { guard: 'mustRecheck', ...reloaded },
          ],
          on: {
            SHOWN: { guard: 'isStale', ...reloaded },
            REFRESH: reloaded,
            CLEAR: 'clearing',
          },
        },
        saving: {
          entry: 'send',
          on: whileRequesting.on,
          invoke: {
            src: 'saveLine',
            id: 'saveLine',
            input: ({ context }) => ({ sent: context.sent }),
            onDone: [
              {
                guard: 'wasRemoval',
                target: 'idle',
                actions: [
                  {
                    type: 'notifyRemoved',
                    params: ({ context: { cart, sent } }) => ({
                      removed: removedLine(cart, sent?.id ?? null),
                    }),
                  },
                  setCartFromOutput,
                  'clearSent',
                  'announce',
                ],
              },
              {
                target: 'idle',
                actions: [setCartFromOutput, 'clearSent', 'announce'],
              },
            ],
            onError: [
              // Another device or tab removed the line, so the change is dropped.
              {
                guard: { type: 'isLineNotFound', params: ({ event }) => event },
                actions: 'clearSent',
                ...reloaded,
              },
              {
                actions: ['clearSent', notifyFailure],
                ...reloaded,
              },
            ],
          },
        },
        puttingBack: {
          on: whileRequesting.on,
          invoke: {
            src: 'putBack',
            id: 'putBack',
            input: ({ context }) => ({ line: context.putBack }),
            onDone: {
              target: 'idle',
              actions: ['clearPutBack', setCartFromOutput, 'announce'],
            },
            // The line may be back although the response was lost, so the cart is reloaded.
            onError: {
              ...reloaded,
              actions: ['clearPutBack', notifyFailure],
            },
          },
        },
        adding: {
          entry: 'sendAddition',
          on: whileRequesting.on,
          invoke: {
            src: 'add',
            id: 'add',
            input: ({ context }) => ({ addition: context.adding }),
            onDone: {
              target: 'idle',
              actions: [setCartFromOutput, 'confirmAddition', 'announce'],
            },
            onError: [
              // The response was lost, so the reloaded cart decides if the dish was added.
              {
                guard: { type: 'isOutcomeUnknown', params: ({ event }) => event },
                target: 'checking',
              },
              {
                actions: ['dropAddition', notifyFailure],
                ...reloaded,
              },
            ],
          },
        },
        checking: {
          on: {
            REPLACE: { actions: 'recheckLater' },
            REFRESH: whileRequesting.on.REFRESH,
          },
          invoke: {
            src: 'load',
            id: 'check',
            onDone: [
              {
                guard: {
                  type: 'isAdditionInCart',
                  params: ({ event }) => ({ cart: event.output }),
                },
                target: 'idle',
                actions: [setCartFromOutput, 'confirmAddition', 'announce'],
              },
              {
                target: 'idle',
                actions: [
                  'dropAddition',
                  setCartFromOutput,
                  { type: 'notify', params: { code: 'ERROR' } },
                ],
              },
            ],
            onError: {
              target: 'idle',
              actions: [
                'dropAddition',
                { type: 'fail', params: ({ event }) => event },
                { type: 'notify', params: { code: 'ERROR' } },
              ],
            },
          },
        },
        refreshing: {
          entry: 'recheckNow',
          on: {
            ADD_ONE: { ...customerChanges.on.ADD_ONE, target: 'idle' },
            TAKE_ONE: { ...customerChanges.on.TAKE_ONE, target: 'idle' },
            CHANGE_QTY: { ...customerChanges.on.CHANGE_QTY, target: 'idle' },
            REMOVE: { ...customerChanges.on.REMOVE, target: 'idle' },
            PUT_BACK: { ...customerChanges.on.PUT_BACK, target: 'idle' },
            REFRESH: { ...reloaded, reenter: true },
          },
          invoke: {
            src: 'load',
            id: 'reload',
            onDone: {
              target: 'idle',
              actions: setCartFromOutput,
            },
            onError: {
              target: 'idle',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          },
        },
        clearing: {
          tags: 'clearing',
          on: {
            CHANGE_QTY: {},
            REMOVE: {},
            ADD_ONE: {},
            TAKE_ONE: {},
            PUT_BACK: {},
            REPLACE: { actions: 'recheckLater' },
          },
          invoke: {
            src: 'clear',
            id: 'clear',
            onDone: {
              target: 'idle',
              actions: ['clearChanges', setCartFromOutput, 'announce'],
            },
            onError: {
              ...reloaded,
              actions: notifyFailure,
            },
          },
        },
      },
    },
  },
});
