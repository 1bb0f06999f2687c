import type { ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';
import { addedLines, type ShownCart, shownCart } from './lines.ts';

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

/**
 * Pieces of each item in the cart, for the marks on the menu: by the id of the hot deal, package or
 * dish, which the menu lists side by side.
 */
export function selectQtyByItem(snapshot: CartSnapshot): Record<string, number> {
  const quantities: Record<string, number> = {};
  const lines = selectShownCart(snapshot)?.lines ?? addedLines(snapshot.context.additions);
  for (const line of lines) {
    const item = line.hot_deal ?? line.package ?? line.dish;
    if (item !== null) quantities[item.id] = (quantities[item.id] ?? 0) + line.qty;
  }
  return quantities;
}

/** Whether what is ordered from a branch can go into the cart: it is that branch's, or nobody's yet. */
export function isCartOf({ context }: CartSnapshot, branchId: string): boolean {
  const bound = context.cart?.branch_id ?? null;
  return bound === null || bound === branchId;
}

/** Nothing is on its way: what is shown is what the server would sell. */
export function selectIsSettled(snapshot: CartSnapshot): boolean {
  return !snapshot.hasTag('loading') && !selectIsChanging(snapshot);
}

/** The customer has changed what the server does not know of yet. */
export function selectIsChanging({ context }: Pick<CartSnapshot, 'context'>): boolean {
  return Object.keys({ ...context.wanted, ...context.additions }).length > 0;
}

function statusOf(snapshot: CartSnapshot, cart: ShownCart | null): CartView['status'] {
  if (snapshot.hasTag('failed')) return 'failed';
  if (cart === null) return 'loading';
  return cart.lines.length === 0 ? 'empty' : 'ready';
}
