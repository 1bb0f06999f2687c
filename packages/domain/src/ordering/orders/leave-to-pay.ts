import type { SalesOrder } from '@claypot/sdk';
import type { Ports } from '../../ports/ports.ts';

/** Opens the payment page of an unpaid order; does nothing for other orders. */
export function leaveToPay(
  { navigation }: Pick<Ports, 'navigation'>,
  order: Pick<SalesOrder, 'payment_url'> | null,
): void {
  if (order?.payment_url) navigation.leave(order.payment_url);
}
