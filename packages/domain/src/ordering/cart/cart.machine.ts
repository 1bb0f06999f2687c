import { failureCode } from '../../machines/base/failure.ts';
import { cartSetup } from './cart.setup.ts';
import { removedLine } from './removed-line.ts';

const reloaded = { target: 'refreshing' } as const;

/**
 * The cart, alive as long as the app. A press shows at once; requests go one after another, each
 * with the newest wish for its line, and a wish that is refused is taken back honestly.
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
    ADD_ONE: { actions: { type: 'wantOne', params: ({ event }) => event } },
    TAKE_ONE: { actions: { type: 'wantOneLess', params: ({ event }) => event } },
    OWNER: { target: '.opening', actions: { type: 'own', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOwned', target: 'loading' }, { target: 'unowned' }] },
    unowned: {},
    loading: {
      tags: 'loading',
      on: {
        REPLACE: { target: 'shown', actions: { type: 'take', params: ({ event }) => event } },
      },
      invoke: {
        src: 'load',
        id: 'load',
        onDone: {
          target: 'shown',
          actions: [
            { type: 'take', params: ({ event }) => ({ cart: event.output }) },
            { type: 'tellLoaded', params: ({ event }) => ({ cart: event.output }) },
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
        ADD_ONE: {
          target: 'loading',
          actions: { type: 'wantOne', params: ({ event }) => event },
        },
        REPLACE: { target: 'shown', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    shown: {
      tags: 'shown',
      initial: 'resting',
      on: {
        CHANGE_QTY: { actions: { type: 'want', params: ({ event }) => event } },
        REMOVE: { actions: { type: 'want', params: ({ event }) => ({ id: event.id, qty: 0 }) } },
        PUT_BACK: { actions: { type: 'wantBack', params: ({ event }) => event } },
        REPLACE: {
          target: '.resting',
          actions: { type: 'take', params: ({ event }) => event },
        },
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
          on: {
            REPLACE: { actions: { type: 'takeMeanwhile', params: ({ event }) => event } },
            REFRESH: { actions: 'recheckLater' },
          },
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
                  { type: 'take', params: ({ event }) => ({ cart: event.output }) },
                  'letGo',
                  'announce',
                ],
              },
              {
                target: 'resting',
                actions: [
                  { type: 'take', params: ({ event }) => ({ cart: event.output }) },
                  'letGo',
                  'announce',
                ],
              },
            ],
            onError: [
              // Somebody else has removed the line: nothing is left to wish for.
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                actions: 'letGo',
                ...reloaded,
              },
              {
                actions: [
                  'letGo',
                  { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
                ],
                ...reloaded,
              },
            ],
          },
        },
        puttingBack: {
          on: {
            REPLACE: { actions: { type: 'takeMeanwhile', params: ({ event }) => event } },
            REFRESH: { actions: 'recheckLater' },
          },
          invoke: {
            src: 'putBack',
            id: 'putBack',
            input: ({ context }) => ({ line: context.putBack }),
            onDone: {
              target: 'resting',
              actions: [
                'forgetPutBack',
                { type: 'take', params: ({ event }) => ({ cart: event.output }) },
                'announce',
              ],
            },
            // It may be back although its reply was lost: the cart itself is looked at.
            onError: {
              ...reloaded,
              actions: [
                'forgetPutBack',
                { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
              ],
            },
          },
        },
        adding: {
          entry: 'sendAddition',
          on: {
            REPLACE: { actions: { type: 'takeMeanwhile', params: ({ event }) => event } },
            REFRESH: { actions: 'recheckLater' },
          },
          invoke: {
            src: 'add',
            id: 'add',
            input: ({ context }) => ({ addition: context.adding }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'take', params: ({ event }) => ({ cart: event.output }) },
                'settleAddition',
                'announce',
              ],
            },
            onError: [
              // To add twice makes two: the cart itself says whether it is in.
              { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'checking' },
              {
                actions: [
                  'dropAddition',
                  { type: 'notify', params: ({ event }) => ({ code: failureCode(event.error) }) },
                ],
                ...reloaded,
              },
            ],
          },
        },
        checking: {
          on: {
            REPLACE: { actions: 'recheckLater' },
            REFRESH: { actions: 'recheckLater' },
          },
          invoke: {
            src: 'load',
            id: 'check',
            onDone: [
              {
                guard: { type: 'hasLanded', params: ({ event }) => ({ cart: event.output }) },
                target: 'resting',
                actions: [
                  { type: 'take', params: ({ event }) => ({ cart: event.output }) },
                  'settleAddition',
                  'announce',
                ],
              },
              {
                target: 'resting',
                actions: [
                  'dropAddition',
                  { type: 'take', params: ({ event }) => ({ cart: event.output }) },
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
            ADD_ONE: {
              target: 'resting',
              actions: { type: 'wantOne', params: ({ event }) => event },
            },
            TAKE_ONE: {
              target: 'resting',
              actions: { type: 'wantOneLess', params: ({ event }) => event },
            },
            CHANGE_QTY: {
              target: 'resting',
              actions: { type: 'want', params: ({ event }) => event },
            },
            REMOVE: {
              target: 'resting',
              actions: { type: 'want', params: ({ event }) => ({ id: event.id, qty: 0 }) },
            },
            PUT_BACK: {
              target: 'resting',
              actions: { type: 'wantBack', params: ({ event }) => event },
            },
            REFRESH: { ...reloaded, reenter: true },
          },
          invoke: {
            src: 'load',
            id: 'reload',
            onDone: {
              target: 'resting',
              actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) },
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
              actions: [
                'forgetWishes',
                { type: 'take', params: ({ event }) => ({ cart: event.output }) },
                'announce',
              ],
            },
            onError: {
              ...reloaded,
              actions: {
                type: 'notify',
                params: ({ event }) => ({ code: failureCode(event.error) }),
              },
            },
          },
        },
      },
    },
  },
});
