import type { Cart, CartMethod } from '@claypot/sdk';
import type { EventBus } from '../../../events/event-bus.ts';
import type { CartEvent } from '../../../ordering/cart/cart.setup.ts';

export interface CartPolicyDeps {
  events: EventBus;
  cart: { send(event: CartEvent): void };
  chosen: () => { readonly branchId: string | null; readonly method: CartMethod | null };
}

/**
 * Subscribes the policy that updates the cart after changes by other flows. A cart filled elsewhere
 * may belong to another branch, so its branch and delivery method are adopted. Returns an
 * unsubscribe function.
 */
export function followCart({ cart, chosen, events }: CartPolicyDeps): () => void {
  const adopt = (
    { branch_id, branch_name, delivery_method }: Cart,
    preferred: CartMethod | null,
  ) => {
    if (branch_id === null) return;
    const method = preferred ?? delivery_method ?? 'pickup';
    events.emit({ type: 'branch.adopted', id: branch_id, name: branch_name ?? '', method });
  };
  const replace = (newer: Cart) => events.emit({ type: 'cart.replaced', cart: newer });
  const refresh = () => cart.send({ type: 'REFRESH' });
  return events.on({
    // A customer on a new device continues at the branch of their cart.
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
      // A method chosen at this branch since overrides the method of the cart.
      adopt(theirs, branchId === theirs.branch_id ? method : null);
      replace(theirs);
    },
  });
}
