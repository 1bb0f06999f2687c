import type { Cart, ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import type { RemovedLine } from '../events/product-events.ts';
import { failureCode } from '../machine/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../machine/placeholder.ts';
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
  /** What the customer wants back; null when nothing is. */
  putBack: RemovedLine | null;
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
  | { type: 'PUT_BACK'; removed: RemovedLine }
  | { type: 'CLEAR' };

/** The words the cart machine is written in; `cart.machine.ts` holds its states. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as { owner: string | null },
    tags: {} as 'loading' | 'failed' | 'shown' | 'clearing',
  },
  actors: {
    load: unprovidedActor<Cart>('load'),
    saveLine: unprovidedActor<Cart, { sent: CartContext['sent'] }>('saveLine'),
    putBack: unprovidedActor<Cart, { removed: RemovedLine | null }>('putBack'),
    clear: unprovidedActor<Cart>('clear'),
  },
  guards: {
    isOwned: ({ context }) => context.owner !== null,
    isStale: unprovidedGuard('isStale'),
    isWished: ({ context }) => Object.keys(context.wanted).length > 0,
    isPutBack: ({ context }) => context.putBack !== null,
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
      putBack: null,
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
    stamp: unprovidedAction('stamp'),
    /** Lets go of the wish that was sent, unless a newer one for the same line has replaced it. */
    letGo: assign(({ context }) => {
      const { sent, wanted } = context;
      if (sent === null || wanted[sent.id] !== sent.qty) return { sent: null };
      const { [sent.id]: _done, ...rest } = wanted;
      return { sent: null, wanted: rest };
    }),
    forgetWishes: assign({ wanted: {}, sent: null }),
    wantBack: assign({ putBack: (_, params: { removed: RemovedLine }) => params.removed }),
    forgetPutBack: assign({ putBack: null }),
    notify: unprovidedAction<{ code: ErrorCode }>('notify'),
    notifyRemoved: unprovidedAction<{ removed: RemovedLine | null }>('notifyRemoved'),
    tellLoaded: unprovidedAction<{ cart: Cart }>('tellLoaded'),
    /** Tells that the cart has changed. */
    announce: unprovidedAction('announce'),
  },
});
