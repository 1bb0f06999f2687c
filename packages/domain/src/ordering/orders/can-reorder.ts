import type { SalesOrderSummary } from '@claypot/sdk';

/** Returns true if the order has items of the menu. Other amounts of a bill cannot be reordered. */
export function canReorder({
  order_dish,
  order_package,
}: Pick<SalesOrderSummary, 'order_dish' | 'order_package'>): boolean {
  return order_dish.length + order_package.length > 0;
}
