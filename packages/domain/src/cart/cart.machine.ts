import type { Cart, ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../machine/failure.ts';
import { unprovided } from '../machine/unprovided.ts';
import type { WantedQuantities } from './lines.ts';

export interface CartContext {
  /** Whose cart it is: a guest's or member's id; null before anybody is known. */
  owner: string | null;
  /** What the server last answered. */
  cart: Cart | null;
  /** When it answered so, in epoch milliseconds. */
  takenAt: number;
  wanted: WantedQuantities;
  /** The wish that is on its way. */
  sent: { id: string; qty: number } | null;
  /** Something else changed the cart while a wish was on its way: look again afterwards. */
  recheck: boolean;
  error: ErrorCode | null;
}

export type CartEvent =
  | { type: 'OWNER'; owner: string | null }
  /** A screen that shows the cart has come up. */
  | { type: 'SHOWN' }
  /** The cart may have changed elsewhere: in another tab, or because an order was paid. */
  | { type: 'REFRESH' }
  | { type: 'RETRY' }
  /** An answer of the server carries a newer cart. */
  | { type: 'REPLACE'; cart: Cart }
  /** `qty` is at least 1. */
  | { type: 'CHANGE_QTY'; id: string; qty: number }
  | { type: 'REMOVE'; id: string }
  | { type: 'CLEAR' };

const reloaded = { target: 'refreshing' } as const;

/**
 * The cart, alive as long as the app. A press shows at once; requests go one after another, each
 * with the newest wish for its line, and a wish that is refused is taken back honestly.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as { owner: string | null },
    tags: {} as 'loading' | 'failed' | 'shown' | 'clearing',
  },
  actors: {
    load: unprovided<Cart>('load'),
    saveLine: unprovided<Cart, { sent: CartContext['sent'] }>('saveLine'),
    clear: unprovided<Cart>('clear'),
  },
  guards: {
    isOwned: ({ context }) => context.owner !== null,
    isStale: () => true,
    isWished: ({ context }) => Object.keys(context.wanted).length > 0,
    mustRecheck: ({ context }) => context.recheck,
    wasRemoval: ({ context }) => context.sent?.qty === 0,
    isGone: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
  },
  actions: {
    own: assign((_, params: { owner: string | null }) => ({
      owner: params.owner,
      cart: null,
      takenAt: 0,
      wanted: {},
      sent: null,
      recheck: false,
      error: null,
    })),
    take: assign({ cart: (_, params: { cart: Cart }) => params.cart, error: null }),
    recheckLater: assign({ recheck: true }),
    recheckNow: assign({ recheck: false }),
    takeMeanwhile: assign({ cart: (_, params: { cart: Cart }) => params.cart, recheck: true }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    want: assign({
      wanted: ({ context }, params: { id: string; qty: number }) => ({
        ...context.wanted,
        [params.id]: params.qty,
      }),
    }),
    send: assign({
      sent: ({ context }) => {
        const [next] = Object.entries(context.wanted);
        return next ? { id: next[0], qty: next[1] } : null;
      },
    }),
    /** Notes when the cart was taken. */
    stamp: assign({}),
    /** Lets go of the wish that was sent, unless a newer one for the same line has replaced it. */
    letGo: assign(({ context }) => {
      const { sent, wanted } = context;
      if (sent === null || wanted[sent.id] !== sent.qty) return { sent: null };
      const { [sent.id]: _done, ...rest } = wanted;
      return { sent: null, wanted: rest };
    }),
    forgetWishes: assign({ wanted: {}, sent: null }),
    notify: (_, _params: { code: ErrorCode }) => {},
    notifyRemoved: () => {},
    /** Tells the other tabs. */
    announce: () => {},
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    owner: input.owner,
    cart: null,
    takenAt: 0,
    wanted: {},
    sent: null,
    recheck: false,
    error: null,
  }),
  on: {
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
          actions: { type: 'take', params: ({ event }) => ({ cart: event.output }) },
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
        REPLACE: { target: 'shown', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    shown: {
      tags: 'shown',
      initial: 'resting',
      on: {
        CHANGE_QTY: { actions: { type: 'want', params: ({ event }) => event } },
        REMOVE: { actions: { type: 'want', params: ({ event }) => ({ id: event.id, qty: 0 }) } },
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
                  { type: 'take', params: ({ event }) => ({ cart: event.output }) },
                  'letGo',
                  'announce',
                  'notifyRemoved',
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
        refreshing: {
          entry: 'recheckNow',
          on: {
            CHANGE_QTY: {
              target: 'resting',
              actions: { type: 'want', params: ({ event }) => event },
            },
            REMOVE: {
              target: 'resting',
              actions: { type: 'want', params: ({ event }) => ({ id: event.id, qty: 0 }) },
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
          on: { CHANGE_QTY: {}, REMOVE: {}, REPLACE: { actions: 'recheckLater' } },
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
