/** What the database tells of by itself: an order, by its id. */
type Channel = 'order_changed';

/**
 * Calls `told` with each message of a channel once what it tells of is committed, and with null where
 * some may have been missed.
 * @returns the way to stop; resolves when nothing is told any more.
 */
export type Listen = (
  channel: Channel,
  told: (message: string | null) => void,
) => () => Promise<void>;
