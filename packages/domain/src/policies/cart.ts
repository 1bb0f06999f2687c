import type { Cart } from '@claypot/sdk';
import type { CartEvent } from '../cart/cart.setup.ts';
import type { EventBus } from '../events/event-bus.ts';

export interface CartPolicyDeps {
  events: EventBus;
  cart: { send(event: CartEvent): void };
}

/**
 * The one cart shows what other flows have made of it. One that was filled elsewhere may be another
 * branch's: that one, and how it hands over, is chosen with it.
 */
export function followCart({ cart, events }: CartPolicyDeps): () => void {
  const adopt = (newer: Cart) => {
    const { branch_id, branch_name, delivery_method } = newer;
    if (branch_id !== null) {
      const method = delivery_method ?? 'pickup';
      events.emit({ type: 'branch.adopted', id: branch_id, name: branch_name ?? '', method });
    }
    events.emit({ type: 'cart.replaced', cart: newer });
  };
  const refresh = () => cart.send({ type: 'REFRESH' });
  return events.on({
    'cart.replaced': ({ cart: newer }) => cart.send({ type: 'REPLACE', cart: newer }),
    'cart.outdated': refresh,
    'language.changed': refresh,
    'order.paid': refresh,
    'order.refused': refresh,
    'item.added': ({ cart: newer }) => events.emit({ type: 'cart.replaced', cart: newer }),
    'order.repeated': (event) => adopt(event.cart),
    'guest.migrated': (event) => adopt(event.cart),
  });
}
