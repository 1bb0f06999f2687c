import type { SalesOrder } from '@claypot/sdk';
import type { Ports } from '../../ports/ports.ts';

/** To the card page of an order that waits for its payment; nowhere for any other. */
export function leaveToPay(
  { navigation }: Pick<Ports, 'navigation'>,
  order: Pick<SalesOrder, 'payment_url'> | null,
): void {
  if (order?.payment_url) navigation.leave(order.payment_url);
}
