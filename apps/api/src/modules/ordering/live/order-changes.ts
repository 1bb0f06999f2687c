import type { Listen } from '../../../platform/db/listen.ts';

/** Subscriptions to changes of single orders. */
export interface OrderChanges {
  /** Returns an unsubscribe function. */
  follow(orderId: string, changed: () => void): () => void;
  /**
   * Follows all orders. The id is null if changes may have been missed. Returns an unsubscribe
   * function.
   */
  followAll(changed: (orderId: string | null) => void): () => void;
  /** Removes all subscriptions and stops listening to the database. */
  stop(): Promise<void>;
}

/** Subscribes to the database once for all followers. */
export function listenToOrders(listen: Listen): OrderChanges {
  const followers = new Map<string, Set<() => void>>();
  const followersOfAll = new Set<(orderId: string | null) => void>();
  const stopListening = listen('order_changed', (orderId) => {
    const notified = orderId === null ? [...followers.values()] : [followers.get(orderId) ?? []];
    // Copy the sets first, because a listener may unsubscribe.
    for (const changed of notified.flatMap((each) => [...each])) changed();
    for (const changed of [...followersOfAll]) changed(orderId);
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
    followAll(changed) {
      followersOfAll.add(changed);
      return () => void followersOfAll.delete(changed);
    },
    async stop() {
      followers.clear();
      followersOfAll.clear();
      await stopListening();
    },
  };
}
