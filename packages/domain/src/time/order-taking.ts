/**
 * Times for which a branch accepts orders. `now`: as soon as possible or any offered time; `later`:
 * offered times only, because it closes before an immediate order is ready; `none`: closed.
 */
export type OrderTaking = 'now' | 'later' | 'none';

/** Inputs of the rule, from a branch's hours or from the server. */
export interface OrderWindow {
  readonly open: boolean;
  /** Time after which no order for as soon as possible is accepted; null if no closing is near. */
  readonly lastOrder: Temporal.Instant | null;
}

/**
 * Returns the times for which a branch accepts orders. The only implementation of this rule, for
 * server and app.
 */
export function orderTaking({ open, lastOrder }: OrderWindow, at: Temporal.Instant): OrderTaking {
  if (!open) return 'none';
  const over = lastOrder !== null && Temporal.Instant.compare(lastOrder, at) <= 0;
  return over ? 'later' : 'now';
}

/**
 * Returns true if a pause that ends at `until` covers the time. A branch accepts orders for its end.
 *
 * @param until null if there is no pause
 */
export function isPaused(time: Temporal.Instant, until: Temporal.Instant | null): boolean {
  return until !== null && Temporal.Instant.compare(time, until) < 0;
}
