import type { Cents } from '@claypot/sdk';
import { percentOf, ZERO } from './money.ts';

/** How an order reaches the customer. Dine-in orders are made at the counter. */
export type OrderDeliveryMethod = 'delivery' | 'pickup' | 'dine-in';

/** The charge for being served at a table, in percent. */
export const SERVICE_CHARGE_PERCENT = 10;

/** 10 % of what the food costs after discounts for dine-in orders, nothing for the others. */
export function serviceCharge(discounted: Cents, deliveryMethod: OrderDeliveryMethod): Cents {
  return deliveryMethod === 'dine-in' ? percentOf(discounted, SERVICE_CHARGE_PERCENT) : ZERO;
}
