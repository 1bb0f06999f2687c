import type { Cart, DishSummary, ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import type { RemovedLine } from '../../events/product-events.ts';
import { failureCode, isBusinessError } from '../../machines/base/failure.ts';
import type { ConnectionRestored } from '../../machines/base/from-connection.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import {
  afterAddition,
  oneLess,
  plainPieces,
  type SentAddition,
  type UnconfirmedChanges,
  without,
  withQuantity,
} from './additions.ts';
import type { LineToPutBack, UnsentCart } from './unsent-cart.ts';

export interface CartContext extends UnconfirmedChanges {
  /** Id of the guest or member; null until known. */
  owner: string | null;
  cart: Cart | null;
  /** Time when the cart was received or a request for it last ended, in epoch milliseconds. */
  receivedAt: number;
  /** Line and quantity in flight; null if none. */
  sent: { id: string; qty: number } | null;
  /** The addition in flight, or sent by the previous page load; null if none. */
  adding: SentAddition | null;
  /** The removed line to restore; null if none. */
  putBack: LineToPutBack | null;
  /** True if the cart changed elsewhere while a request was in flight: reload afterwards. */
  recheck: boolean;
  error: ErrorCode | null;
}

export type CartEvent =
  | { type: 'OWNER'; owner: string | null }
  /** A screen showing the cart was opened. */
  | { type: 'SHOWN' }
  /** The cart may have changed elsewhere: in another tab, or because an order was paid. */
  | { type: 'REFRESH' }
  | { type: 'RETRY' }
  | ConnectionRestored
  /** A server response contains a newer cart. */
  | { type: 'REPLACE'; cart: Cart }
  /** `qty` is at least 1. */
  | { type: 'CHANGE_QTY'; id: string; qty: number }
  | { type: 'REMOVE'; id: string }
  /**
   * Adds one piece of a dish without options. Sent from a list of dishes, like `TAKE_ONE`, which
   * removes one piece of any line of the dish.
   */
  | { type: 'ADD_ONE'; dish: DishSummary }
  | { type: 'TAKE_ONE'; dish_id: string }
  | { type: 'PUT_BACK'; removed: RemovedLine }
  | { type: 'CLEAR' };

/**
 * Setup of the cart machine: types, actors, guards and actions. `cart.machine.ts` defines the
 * states.
 */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as {
      owner: string | null;
      /** Unconfirmed changes from the previous page load, to be sent by this one. */
      unsent?: UnsentCart | null;
      /** Cart of the owner that came with the page; null to load it. */
      loaded?: Cart | null;
    },
    tags: {} as 'loading' | 'failed' | 'shown' | 'clearing',
  },
  actors: {
    /** Sends `CONNECTION_RESTORED` while a load has failed. */
    connection: unprovidedCallback<ConnectionRestored>('connection'),
    load: unprovidedActor<Cart>('load'),
    saveLine: unprovidedActor<Cart, { sent: CartContext['sent'] }>('saveLine'),
    putBack: unprovidedActor<Cart, { line: LineToPutBack | null }>('putBack'),
    add: unprovidedActor<Cart, { addition: SentAddition | null }>('add'),
    clear: unprovidedActor<Cart>('clear'),
  },
  guards: {
    hasOwner: ({ context }) => context.owner !== null,
    isLoaded: ({ context }) => context.cart !== null,
    isStale: unprovidedGuard('isStale'),
    hasQuantityChanges: ({ context }) => Object.keys(context.wanted).length > 0,
    isAdded: ({ context }) => Object.keys(context.additions).length > 0,
    isPutBack: ({ context }) => context.putBack !== null,
    mustRecheck: ({ context }) => context.recheck,
    wasRemoval: ({ context }) => context.sent?.qty === 0,
    isOutcomeUnknown: (_, params: { error: unknown }) => !isBusinessError(params.error),
    isAdditionInCart: ({ context: { adding } }, params: { cart: Cart }) =>
      adding !== null && plainPieces(params.cart, adding.dish.id) >= adding.inCart + adding.qty,
    isLineNotFound: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
  },
  actions: {
    setOwner: assign((_, params: { owner: string | null }) => ({
      owner: params.owner,
      cart: null,
      receivedAt: 0,
      wanted: {},
      additions: {},
      sent: null,
      adding: null,
      putBack: null,
      recheck: false,
      error: null,
    })),
    setCart: assign({ cart: (_, params: { cart: Cart }) => params.cart, error: null }),
    recheckLater: assign({ recheck: true }),
    recheckNow: assign({ recheck: false }),
    setCartAndRecheck: assign({ cart: (_, params: { cart: Cart }) => params.cart, recheck: true }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    changeQuantity: assign(({ context }, params: { id: string; qty: number }) =>
      withQuantity(context, params),
    ),
    /**
     * Adds one piece of the dish, with the current branch and delivery method. Does nothing if no
     * branch is chosen.
     */
    addOne: unprovidedAction<{ dish: DishSummary }>('addOne'),
    removeOne: assign(({ context }, params: { dish_id: string }) =>
      oneLess(context, params.dish_id),
    ),
    /** Selects the next addition to send, or the one that an earlier page load sent. */
    sendAddition: unprovidedAction('sendAddition'),
    /** Removes the confirmed addition. Presses made since become a quantity of its line. */
    confirmAddition: assign(({ context }) => ({ ...afterAddition(context), adding: null })),
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
    /** Sets `takenAt`, the time from which the cart's age counts. */
    setReceivedAt: unprovidedAction('setReceivedAt'),
    /** Drops the quantity that was sent, unless a newer one for the same line replaced it. */
    clearSent: assign(({ context }) => {
      const { sent, wanted } = context;
      if (sent === null || wanted[sent.id] !== sent.qty) return { sent: null };
      const { [sent.id]: _done, ...rest } = wanted;
      return { sent: null, wanted: rest };
    }),
    clearChanges: assign({ wanted: {}, additions: {}, sent: null }),
    /** Stores the line to restore, with a reference for its request. */
    restoreLine: unprovidedAction<{ removed: RemovedLine }>('restoreLine'),
    clearPutBack: assign({ putBack: null }),
    notify: unprovidedAction<{ code: ErrorCode }>('notify'),
    notifyRemoved: unprovidedAction<{ removed: RemovedLine | null }>('notifyRemoved'),
    emitLoaded: unprovidedAction<{ cart: Cart }>('emitLoaded'),
    /** Emits `cart.changed`. */
    announce: unprovidedAction('announce'),
  },
});
