import type { EventBus } from '../../../events/event-bus.ts';
import type { Navigation } from '../../../ports/ports.ts';
import { pathTo } from '../../../routes/path-to.ts';

export interface OrderPolicyDeps {
  events: EventBus;
  navigation: Navigation;
}

/**
 * Subscribes the policy that navigates between menu, checkout, payment and order. Returns an
 * unsubscribe function.
 */
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

/**
 * Makes a checkout that waits for a payment query its outcome when an order is cancelled. Returns
 * an unsubscribe function.
 */
export function notifyCheckout({
  checkout,
  events,
}: Pick<OrderPolicyDeps, 'events'> & {
  checkout: { send(event: { type: 'RETURNED' }): void };
}): () => void {
  return events.on({ 'order.cancelled': () => checkout.send({ type: 'RETURNED' }) });
}
