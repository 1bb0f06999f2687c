import type { SalesOrder, SalesOrderSummary } from '@claypot/sdk';

type Timed = Pick<
  SalesOrder | SalesOrderSummary,
  'delivery_time' | 'delivery_time_end' | 'estimated_time'
>;

/** The requested slot of an order, or its estimated time; `end` is null for an estimate. */
export interface ExpectedTime {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant | null;
}

/** Returns the slot that the customer chose; null for an order as soon as possible. */
export function requestedSlot(
  order: Pick<Timed, 'delivery_time' | 'delivery_time_end'>,
): { readonly start: Temporal.Instant; readonly end: Temporal.Instant } | null {
  const { delivery_time: start, delivery_time_end: end } = order;
  if (start === null || end === null) return null;
  return { start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) };
}

/**
 * Returns when the order is expected: in the requested slot, unless the branch needs longer. Null
 * before payment and after a cancellation.
 */
export function expectedTime(order: Timed): ExpectedTime | null {
  if (order.estimated_time === null) return null;
  const estimate = Temporal.Instant.from(order.estimated_time);
  const slot = requestedSlot(order);
  const isLater = slot !== null && Temporal.Instant.compare(estimate, slot.end) > 0;
  return slot === null || isLater ? { start: estimate, end: null } : slot;
}
