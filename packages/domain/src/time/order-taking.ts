/**
 * What a branch takes an order for: `now`, as soon as possible or for any time it offers; `later`,
 * only for a time it offers, as it closes before an order at once would be ready; `none` while it
 * is closed.
 */
export type OrderTaking = 'now' | 'later' | 'none';

/** What decides it, be it worked out from a branch's hours or told by the server. */
export interface OrderWindow {
  readonly open: boolean;
  /** From when on nothing is taken for as soon as possible; null where no closing is near. */
  readonly lastOrder: Temporal.Instant | null;
}

/** The one rule of when a branch takes orders, for the server and for what customers are told. */
export function orderTaking({ open, lastOrder }: OrderWindow, at: Temporal.Instant): OrderTaking {
  if (!open) return 'none';
  const over = lastOrder !== null && Temporal.Instant.compare(lastOrder, at) <= 0;
  return over ? 'later' : 'now';
}
