import type { ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';
import { type ShownCart, shownCart } from './lines.ts';
import type { UnsentCart } from './unsent-cart.ts';

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** All that a view of the cart may ask. */
export interface CartView {
  status: 'loading' | 'failed' | 'empty' | 'ready';
  /** Null until it has been loaded. */
  cart: ShownCart | null;
  /** Being emptied. */
  clearing: boolean;
  /** Why it could not be loaded, or loaded again. */
  error: ErrorCode | null;
}

export function selectCart(snapshot: CartSnapshot): CartView {
  const cart = selectShownCart(snapshot);
  return {
    status: statusOf(snapshot, cart),
    cart,
    clearing: snapshot.hasTag('clearing'),
    error: snapshot.context.error,
  };
}

export function selectShownCart({ context }: CartSnapshot): ShownCart | null {
  return context.cart && shownCart(context.cart, context.wanted, context.additions);
}

/** Pieces and price for the estimation bar and the tab's badge; zero while nothing is known. */
export function selectCartSummary(snapshot: CartSnapshot): {
  total_qty: number;
  total_price: ShownCart['total_price'] | null;
} {
  const cart = selectShownCart(snapshot);
  return { total_qty: cart?.total_qty ?? 0, total_price: cart?.total_price ?? null };
}

/** Nothing is on its way: what is shown is what the server would sell. */
export function selectIsSettled(snapshot: CartSnapshot): boolean {
  return !snapshot.hasTag('loading') && !selectIsChanging(snapshot);
}

/** The customer has changed what the server does not know of yet. */
export function selectIsChanging({ context }: Pick<CartSnapshot, 'context'>): boolean {
  return Object.keys({ ...context.wanted, ...context.additions }).length > 0;
}

/** What the server has not confirmed, for the page that is loaded next; null if nothing. */
export function selectUnsentCart(snapshot: CartSnapshot): UnsentCart | null {
  const { adding, additions, putBack, wanted } = snapshot.context;
  const isSettled = putBack === null && !selectIsChanging(snapshot);
  return isSettled ? null : { wanted, additions, adding, putBack };
}

function statusOf(snapshot: CartSnapshot, cart: ShownCart | null): CartView['status'] {
  if (snapshot.hasTag('failed')) return 'failed';
  if (cart === null) return 'loading';
  return cart.lines.length === 0 ? 'empty' : 'ready';
}
