import type { Cart } from '@claypot/sdk';
import { failureCode } from '../../machines/base/failure.ts';
import { cartSetup } from './cart.setup.ts';
import { removedLine } from './removed-line.ts';

const reloaded = { target: 'refreshing' } as const;

const takeOutput = {
  type: 'take',
  params: ({ event }: { event: { output: Cart } }) => ({ cart: event.output }),
} as const;

const notifyFailure = {
  type: 'notify',
  params: ({ event }: { event: { error: unknown } }) => ({ code: failureCode(event.error) }),
} as const;

const replaced = cartSetup.createStateConfig({
  on: { REPLACE: { actions: { type: 'take', params: ({ event }) => event } } },
});

/** Changes by the customer. They show at once and are sent in turn. */
const wishes = cartSetup.createStateConfig({
  on: {
    ADD_ONE: { actions: { type: 'wantOne', params: ({ event }) => event } },
    TAKE_ONE: { actions: { type: 'wantOneLess', params: ({ event }) => event } },
    CHANGE_QTY: { actions: { type: 'want', params: ({ event }) => event } },
    REMOVE: { actions: { type: 'want', params: ({ event }) => ({ id: event.id, qty: 0 }) } },
    PUT_BACK: { actions: { type: 'wantBack', params: ({ event }) => event } },
  },
});

/** While a request is in flight, a newer cart may arrive or the cart may change elsewhere. */
const underWay = cartSetup.createStateConfig({
  on: {
    REPLACE: { actions: { type: 'takeMeanwhile', params: ({ event }) => event } },
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
    cart: null,
    takenAt: 0,
    wanted: input.unsent?.wanted ?? {},
    additions: input.unsent?.additions ?? {},
    sent: null,
    adding: input.unsent?.adding ?? null,
    putBack: input.unsent?.putBack ?? null,
    recheck: false,
    error: null,
  }),
  on: {
    ADD_ONE: wishes.on.ADD_ONE,
    TAKE_ONE: wishes.on.TAKE_ONE,
    OWNER: { target: '.opening', actions: { type: 'own', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOwned', target: 'loading' }, { target: 'unowned' }] },
    unowned: {},
    loading: {
      tags: 'loading',
      on: { REPLACE: { ...replaced.on.REPLACE, target: 'shown' } },
      invoke: {
        src: 'load',
        id: 'load',
        onDone: {
          target: 'shown',
          actions: [
            takeOutput,
            { type: 'emitLoaded', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        RETRY: 'loading',
        SHOWN: 'loading',
        REFRESH: 'loading',
        ADD_ONE: { ...wishes.on.ADD_ONE, target: 'loading' },
        REPLACE: { ...replaced.on.REPLACE, target: 'shown' },
      },
    },
    shown: {
      tags: 'shown',
      initial: 'resting',
      on: {
        CHANGE_QTY: wishes.on.CHANGE_QTY,
        REMOVE: wishes.on.REMOVE,
        PUT_BACK: wishes.on.PUT_BACK,
        REPLACE: { ...replaced.on.REPLACE, target: '.resting' },
      },
      states: {
        resting: {
          entry: 'stamp',
          always: [
            { guard: 'isWished', target: 'saving' },
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
          on: underWay.on,
          invoke: {
            src: 'saveLine',
            id: 'saveLine',
            input: ({ context }) => ({ sent: context.sent }),
            onDone: [
              {
                guard: 'wasRemoval',
                target: 'resting',
                actions: [
                  {
                    type: 'notifyRemoved',
                    params: ({ context: { cart, sent } }) => ({
                      removed: removedLine(cart, sent?.id ?? null),
                    }),
                  },
                  takeOutput,
                  'letGo',
                  'announce',
                ],
              },
              {
                target: 'resting',
                actions: [takeOutput, 'letGo', 'announce'],
              },
            ],
            onError: [
              // Another device or tab removed the line, so the change is dropped.
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                actions: 'letGo',
                ...reloaded,
              },
              {
                actions: ['letGo', notifyFailure],
                ...reloaded,
              },
            ],
          },
        },
        puttingBack: {
          on: underWay.on,
          invoke: {
            src: 'putBack',
            id: 'putBack',
            input: ({ context }) => ({ line: context.putBack }),
            onDone: {
              target: 'resting',
              actions: ['clearPutBack', takeOutput, 'announce'],
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
          on: underWay.on,
          invoke: {
            src: 'add',
            id: 'add',
            input: ({ context }) => ({ addition: context.adding }),
            onDone: {
              target: 'resting',
              actions: [takeOutput, 'settleAddition', 'announce'],
            },
            onError: [
              // The response was lost, so the reloaded cart decides if the dish was added.
              { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'checking' },
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
            REFRESH: underWay.on.REFRESH,
          },
          invoke: {
            src: 'load',
            id: 'check',
            onDone: [
              {
                guard: { type: 'hasLanded', params: ({ event }) => ({ cart: event.output }) },
                target: 'resting',
                actions: [takeOutput, 'settleAddition', 'announce'],
              },
              {
                target: 'resting',
                actions: [
                  'dropAddition',
                  takeOutput,
                  { type: 'notify', params: { code: 'ERROR' } },
                ],
              },
            ],
            onError: {
              target: 'resting',
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
            ADD_ONE: { ...wishes.on.ADD_ONE, target: 'resting' },
            TAKE_ONE: { ...wishes.on.TAKE_ONE, target: 'resting' },
            CHANGE_QTY: { ...wishes.on.CHANGE_QTY, target: 'resting' },
            REMOVE: { ...wishes.on.REMOVE, target: 'resting' },
            PUT_BACK: { ...wishes.on.PUT_BACK, target: 'resting' },
            REFRESH: { ...reloaded, reenter: true },
          },
          invoke: {
            src: 'load',
            id: 'reload',
            onDone: {
              target: 'resting',
              actions: takeOutput,
            },
            onError: {
              target: 'resting',
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
              target: 'resting',
              actions: ['clearWishes', takeOutput, 'announce'],
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
