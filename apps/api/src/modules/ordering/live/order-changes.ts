import type { Listen } from '../../../platform/db/listen.ts';

/** Subscriptions to changes of single orders. */
export interface OrderChanges {
  /** Returns an unsubscribe function. */
  follow(orderId: string, changed: () => void): () => void;
  /** Removes all subscriptions and stops listening to the database. */
  stop(): Promise<void>;
}

/** Subscribes to the database once for all followers. */
export function listenToOrders(listen: Listen): OrderChanges {
  const followers = new Map<string, Set<() => void>>();
  const stopListening = listen('order_changed', (orderId) => {
    const notified = orderId === null ? [...followers.values()] : [followers.get(orderId) ?? []];
    // Copy the sets first, because a listener may unsubscribe.
    for (const changed of notified.flatMap((each) => [...each])) changed();
  });
  return {
    follow(orderId, changed) {
      const listeners = followers.get(orderId) ?? new Set();
      followers.set(orderId, listeners.add(changed));
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0 && followers.get(orderId) === listeners) followers.delete(orderId);
      };
    },
    async stop() {
      followers.clear();
      await stopListening();
    },
  };
}
