import type { SalesOrder } from '@claypot/sdk';

/**
 * What is said of an order's points, by catalogue key: they are the member's once the order is
 * completed, and come to nothing if it is cancelled. A guest reads that there were none.
 */
export function pointsWords({ status, point_earn }: Pick<SalesOrder, 'status' | 'point_earn'>) {
  if (point_earn === 0 || status === 'COMPLETED') return 'orders:pointsEarned';
  return status === 'CANCELLED' ? null : 'checkout:pointsToCome';
}
