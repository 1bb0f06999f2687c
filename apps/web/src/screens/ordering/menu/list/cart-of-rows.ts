import type { App } from '@claypot/domain/app';
import { type CartSnapshot, selectQtyByItem } from '@claypot/domain/ordering';
import type { DishSummary } from '@claypot/sdk';

/** The cart as the rows of a menu see it: each hears of its own item only, however many there are. */
export interface CartOfRows {
  /** Pieces of an item in the cart, by the id the menu lists it by. */
  readonly qtyOf: (id: string) => number;
  /** Calls back whenever that changes; answers the way to stop. */
  readonly subscribe: (id: string, changed: () => void) => () => void;
  /** Puts one of a dish, as it comes, into the cart. */
  readonly addOne: (dish: DishSummary) => void;
  readonly takeOne: (dishId: string) => void;
}

/** {@link CartOfRows} of the app's cart. It listens for as long as a row does. */
export function createCartOfRows(cart: App['cart']): CartOfRows {
  let known: CartSnapshot | null = null;
  let quantities: Record<string, number> = {};
  const rows = new Map<string, Set<() => void>>();
  let stop: (() => void) | null = null;

  function read(): Record<string, number> {
    const snapshot = cart.getSnapshot();
    if (snapshot !== known) {
      known = snapshot;
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
