import type { EventBus } from '../../../events/event-bus.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';

export interface OrderPolicyDeps {
  events: EventBus;
  navigation: Navigation;
}

/** Where ordering leads: from a dish back to the menu, or to the order that it is of; from checkout to the payment and the order. */
export function followOrder({ events, navigation }: OrderPolicyDeps): () => void {
  return events.on({
    'item.added': ({ leadsTo }) =>
      navigation.to(pathTo(leadsTo === 'menu' ? 'menu' : 'orderConfirmation'), { replace: true }),
    'item.updated': () => navigation.to(pathTo('orderConfirmation'), { replace: true }),
    'reorder.settled': () => navigation.to(pathTo('orderConfirmation')),
    'payment.required': ({ url }) => navigation.leave(url),
    'checkout.finished': ({ order_id }) =>
      navigation.to(pathTo('orderDetail', { id: order_id }), { replace: true }),
  });
}

/** A checkout that waits for the payment of an order asks at once what became of it, when one is let go. */
export function notifyCheckout({
  checkout,
  events,
}: Pick<OrderPolicyDeps, 'events'> & {
  checkout: { send(event: { type: 'RETURNED' }): void };
}): () => void {
  return events.on({ 'order.cancelled': () => checkout.send({ type: 'RETURNED' }) });
}
