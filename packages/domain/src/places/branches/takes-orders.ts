import type { Branch } from '@claypot/sdk';
import { type OrderTaking, orderTaking } from '../../time/order-taking.ts';

/** Fields of a branch that determine when it accepts orders. */
export type OrderHours = Pick<Branch, 'status' | 'last_order_time' | 'next_open_time'>;

/**
 * Returns the times for which a branch accepts orders. Also correct for a record loaded before the
 * last orders or before the branch opened.
 */
export function branchTakesOrders(branch: OrderHours, at: Temporal.Instant): OrderTaking {
  const { status, last_order_time, next_open_time } = branch;
  if (next_open_time !== null && isReached(next_open_time, at)) return 'now';
  // Any other status is closed, including one that a newer server may send.
  const open = status === 'Open';
  const lastOrder = last_order_time === null ? null : Temporal.Instant.from(last_order_time);
  return orderTaking({ open, lastOrder }, at);
}

function isReached(time: string, at: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(time), at) <= 0;
}
