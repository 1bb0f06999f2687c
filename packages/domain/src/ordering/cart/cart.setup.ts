import type { Cart, DishSummary, ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import type { RemovedLine } from '../../events/product-events.ts';
import { failureCode, isBusinessError } from '../../machines/base/failure.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import {
  afterAddition,
  oneLess,
  plainPieces,
  type SentAddition,
  type Wishes,
  without,
  withQuantity,
} from './additions.ts';
import type { LineToPutBack, UnsentCart } from './unsent-cart.ts';

export interface CartContext extends Wishes {
  /** Whose cart it is: a guest's or member's id; null before anybody is known. */
  owner: string | null;
  /** What the server last answered. */
  cart: Cart | null;
  /** When it answered so, in epoch milliseconds. */
  takenAt: number;
  /** The wish that is on its way. */
  sent: { id: string; qty: number } | null;
  /** The addition that is on its way. */
  adding: SentAddition | null;
  /** What the customer wants back; null when nothing is. */
  putBack: LineToPutBack | null;
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
  /** One more, or less, of a dish without any choice, from a list of dishes. */
  | { type: 'ADD_ONE'; dish: DishSummary }
  | { type: 'TAKE_ONE'; dish_id: string }
  | { type: 'PUT_BACK'; removed: RemovedLine }
  | { type: 'CLEAR' };

/** The words the cart machine is written in; `cart.machine.ts` holds its states. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as {
      owner: string | null;
      /** What the owner wanted on a page that is gone, and this page has to send. */
      unsent?: UnsentCart | null;
    },
    tags: {} as 'loading' | 'failed' | 'shown' | 'clearing',
  },
  actors: {
    load: unprovidedActor<Cart>('load'),
    saveLine: unprovidedActor<Cart, { sent: CartContext['sent'] }>('saveLine'),
    putBack: unprovidedActor<Cart, { line: LineToPutBack | null }>('putBack'),
    add: unprovidedActor<Cart, { addition: SentAddition | null }>('add'),
    clear: unprovidedActor<Cart>('clear'),
  },
  guards: {
    isOwned: ({ context }) => context.owner !== null,
    isStale: unprovidedGuard('isStale'),
    isWished: ({ context }) => Object.keys(context.wanted).length > 0,
    isAdded: ({ context }) => Object.keys(context.additions).length > 0,
    isPutBack: ({ context }) => context.putBack !== null,
    mustRecheck: ({ context }) => context.recheck,
    wasRemoval: ({ context }) => context.sent?.qty === 0,
    isUnknown: (_, params: { error: unknown }) => !isBusinessError(params.error),
    hasLanded: ({ context: { adding } }, params: { cart: Cart }) =>
      adding !== null && plainPieces(params.cart, adding.dish.id) >= adding.inCart + adding.qty,
    isGone: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
  },
  actions: {
    own: assign((_, params: { owner: string | null }) => ({
      owner: params.owner,
      cart: null,
      takenAt: 0,
      wanted: {},
      additions: {},
      sent: null,
      adding: null,
      putBack: null,
      recheck: false,
      error: null,
    })),
    take: assign({ cart: (_, params: { cart: Cart }) => params.cart, error: null }),
    recheckLater: assign({ recheck: true }),
    recheckNow: assign({ recheck: false }),
    takeMeanwhile: assign({ cart: (_, params: { cart: Cart }) => params.cart, recheck: true }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    want: assign(({ context }, params: { id: string; qty: number }) =>
      withQuantity(context, params),
    ),
    /** Notes that one more of the dish is wanted, from where and how it is ordered now. */
    wantOne: unprovidedAction<{ dish: DishSummary }>('wantOne'),
    wantOneLess: assign(({ context }, params: { dish_id: string }) =>
      oneLess(context, params.dish_id),
    ),
    /** Takes the next addition to be sent, or the one that a page before this has sent. */
    sendAddition: unprovidedAction('sendAddition'),
    /** The cart has taken the addition: what was pressed since is a wish for its line. */
    settleAddition: assign(({ context }) => ({ ...afterAddition(context), adding: null })),
    dropAddition: assign(({ context: { adding, additions } }) => ({
      additions: adding === null ? additions : without(additions, adding.dish.id),
      adding: null,
    })),
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
    clearWishes: assign({ wanted: {}, additions: {}, sent: null }),
    /** Notes the line that is to be put back, with a reference for its request. */
    wantBack: unprovidedAction<{ removed: RemovedLine }>('wantBack'),
    clearPutBack: assign({ putBack: null }),
    notify: unprovidedAction<{ code: ErrorCode }>('notify'),
    notifyRemoved: unprovidedAction<{ removed: RemovedLine | null }>('notifyRemoved'),
    emitLoaded: unprovidedAction<{ cart: Cart }>('emitLoaded'),
    /** Tells that the cart has changed. */
    announce: unprovidedAction('announce'),
  },
});
