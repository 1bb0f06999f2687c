import type { ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';
import { type ShownCart, shownCart } from './lines.ts';
import type { UnsentCart } from './unsent-cart.ts';

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

export interface CartView {
  status: 'loading' | 'failed' | 'empty' | 'ready';
  /** Null until loaded. */
  cart: ShownCart | null;
  clearing: boolean;
  /** Error of the last load, if it failed. */
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

/**
 * Returns quantity and price for the estimation bar and the tab badge; 0 and null until the cart is
 * loaded.
 */
export function selectCartSummary(snapshot: CartSnapshot): {
  total_qty: number;
  total_price: ShownCart['total_price'] | null;
} {
  const cart = selectShownCart(snapshot);
  return { total_qty: cart?.total_qty ?? 0, total_price: cart?.total_price ?? null };
}

/**
 * Returns true if the cart is not loading and no quantity or addition is unconfirmed: the shown
 * cart is the server's.
 */
export function selectIsSettled(snapshot: CartSnapshot): boolean {
  return !snapshot.hasTag('loading') && !selectIsChanging(snapshot);
}

/**
 * Returns true if a changed quantity or an addition is unconfirmed by the server. A line to restore
 * does not count.
 */
export function selectIsChanging({ context }: Pick<CartSnapshot, 'context'>): boolean {
  return Object.keys({ ...context.wanted, ...context.additions }).length > 0;
}

/** Returns the unconfirmed changes to pass to the next page load; null if there are none. */
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
