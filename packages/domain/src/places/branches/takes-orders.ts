import type { Branch } from '@claypot/sdk';
import { type OrderTaking, orderTaking } from '../../time/order-taking.ts';

/** What a branch's record tells of when it takes orders. */
export type OrderHours = Pick<Branch, 'status' | 'last_order_time' | 'next_open_time'>;

/**
 * What a branch takes orders for, as far as its record tells. One that was loaded before the last
 * orders, or before the branch opened, goes on telling the truth.
 */
export function branchTakesOrders(branch: OrderHours, at: Temporal.Instant): OrderTaking {
  const { status, last_order_time, next_open_time } = branch;
  if (next_open_time !== null && hasCome(next_open_time, at)) return 'now';
  // Whatever is not Open is closed, also a word that a later server may send.
  const open = status === 'Open';
  const lastOrder = last_order_time === null ? null : Temporal.Instant.from(last_order_time);
  return orderTaking({ open, lastOrder }, at);
}

function hasCome(time: string, at: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(time), at) <= 0;
}
