import type { Cart, CartMethod } from '@claypot/sdk';
import type { EventBus } from '../../../events/event-bus.ts';
import type { CartEvent } from '../../../ordering/cart/cart.setup.ts';

export interface CartPolicyDeps {
  events: EventBus;
  cart: { send(event: CartEvent): void };
  /** The branch that the customer orders from, and how they said it is to be handed over. */
  chosen: () => { readonly branchId: string | null; readonly method: CartMethod | null };
}

/**
 * The one cart shows what other flows have made of it. One that was filled elsewhere may be another
 * branch's: that one, and how it hands over, is chosen with it.
 */
export function followCart({ cart, chosen, events }: CartPolicyDeps): () => void {
  const adopt = ({ branch_id, branch_name, delivery_method }: Cart, said: CartMethod | null) => {
    if (branch_id === null) return;
    const method = said ?? delivery_method ?? 'pickup';
    events.emit({ type: 'branch.adopted', id: branch_id, name: branch_name ?? '', method });
  };
  const replace = (newer: Cart) => events.emit({ type: 'cart.replaced', cart: newer });
  const refresh = () => cart.send({ type: 'REFRESH' });
  return events.on({
    // Who comes back on a new device orders on where their cart is.
    'cart.loaded': ({ cart: loaded }) => {
      const { branchId, method } = chosen();
      if (branchId === null && loaded.lines.length > 0) adopt(loaded, method);
    },
    'cart.replaced': ({ cart: newer }) => cart.send({ type: 'REPLACE', cart: newer }),
    'cart.outdated': refresh,
    'language.changed': refresh,
    'order.paid': refresh,
    'order.rejected': refresh,
    'item.added': ({ cart: newer }) => replace(newer),
    'item.updated': ({ cart: newer }) => replace(newer),
    'order.repeated': ({ cart: repeated }) => {
      adopt(repeated, null);
      replace(repeated);
    },
    'guest.migrated': ({ cart: theirs }) => {
      const { branchId, method } = chosen();
      // How the cart was filled last says less than what was chosen at this branch since.
      adopt(theirs, branchId === theirs.branch_id ? method : null);
      replace(theirs);
    },
  });
}
