import type { App } from '@claypot/domain/app';
import { type CartSnapshot, selectQtyByItem } from '@claypot/domain/ordering';
import type { DishSummary } from '@claypot/sdk';

/**
 * View of the cart for the rows of a menu. Each row is notified only of changes to its own item.
 */
export interface CartOfRows {
  /** Returns the quantity of an item in the cart, by its ID in the menu. */
  readonly qtyOf: (id: string) => number;
  /** Calls `changed` when the item's quantity changes. Returns an unsubscribe function. */
  readonly subscribe: (id: string, changed: () => void) => () => void;
  /** Adds one piece of a dish without options. */
  readonly addOne: (dish: DishSummary) => void;
  readonly takeOne: (dishId: string) => void;
}

/**
 * Returns the {@link CartOfRows} of the app's cart. It is subscribed to the cart only while a row
 * is.
 */
export function createCartOfRows(cart: App['cart']): CartOfRows {
  let lastSnapshot: CartSnapshot | null = null;
  let quantities: Record<string, number> = {};
  const rows = new Map<string, Set<() => void>>();
  let stop: (() => void) | null = null;

  function read(): Record<string, number> {
    const snapshot = cart.getSnapshot();
    if (snapshot !== lastSnapshot) {
      lastSnapshot = snapshot;
      quantities = selectQtyByItem(snapshot);
    }
    return quantities;
  }
  function notify(): void {
    const before = quantities;
    const now = read();
    for (const id of new Set([...Object.keys(before), ...Object.keys(now)])) {
      if (before[id] !== now[id]) for (const changed of rows.get(id) ?? []) changed();
    }
  }
  return {
    qtyOf: (id) => read()[id] ?? 0,
    subscribe: (id, changed) => {
      const listening = rows.get(id) ?? new Set();
      rows.set(id, listening.add(changed));
      if (stop === null) {
        read();
        const { unsubscribe } = cart.subscribe(notify);
        stop = unsubscribe;
      }
      return () => {
        listening.delete(changed);
        if (listening.size === 0) rows.delete(id);
        if (rows.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    addOne: (dish) => cart.send({ type: 'ADD_ONE', dish }),
    takeOne: (dish_id) => cart.send({ type: 'TAKE_ONE', dish_id }),
  };
}
