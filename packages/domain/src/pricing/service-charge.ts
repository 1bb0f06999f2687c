import type { Cents } from '@claypot/sdk';
import { percentOf, ZERO } from './money.ts';

/** Delivery methods of orders. Dine-in orders are placed at the counter. */
export type OrderDeliveryMethod = 'delivery' | 'pickup' | 'dine-in';

/** Service charge for dine-in orders, in percent. */
export const SERVICE_CHARGE_PERCENT = 10;

/**
 * Returns the service charge in cents: 10 % of the food price after discounts for dine-in orders,
 * else 0.
 */
export function serviceCharge(discounted: Cents, deliveryMethod: OrderDeliveryMethod): Cents {
  return deliveryMethod === 'dine-in' ? percentOf(discounted, SERVICE_CHARGE_PERCENT) : ZERO;
}
