import type { SalesOrder } from '@claypot/sdk';

/**
 * Returns the text key for an order's points: earned once the order is completed, pending before.
 * Returns null for a cancelled order with points. An order without points counts as earning 0.
 */
export function pointsWords({ status, point_earn }: Pick<SalesOrder, 'status' | 'point_earn'>) {
  if (point_earn === 0 || status === 'COMPLETED') return 'orders:pointsEarned';
  return status === 'CANCELLED' ? null : 'checkout:pointsToCome';
}
