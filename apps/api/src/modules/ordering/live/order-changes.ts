import type { Listen } from '../../../platform/db/listen.ts';

/** Tells those who follow an order that it has changed. */
export interface OrderChanges {
  /** Answers the way to stop. */
  follow(orderId: string, changed: () => void): () => void;
  /** Nobody is told anything from then on. */
  stop(): Promise<void>;
}

/** Listens to the database once, however many follow. */
export function listenToOrders(listen: Listen): OrderChanges {
  const followers = new Map<string, Set<() => void>>();
  const stopListening = listen('order_changed', (orderId) => {
    const told = orderId === null ? [...followers.values()] : [followers.get(orderId) ?? []];
    // Somebody who is told may stop following.
    for (const changed of told.flatMap((each) => [...each])) changed();
  });
  return {
    follow(orderId, changed) {
      const those = followers.get(orderId) ?? new Set();
      followers.set(orderId, those.add(changed));
      return () => {
        those.delete(changed);
        if (those.size === 0 && followers.get(orderId) === those) followers.delete(orderId);
      };
    },
    async stop() {
      followers.clear();
      await stopListening();
    },
  };
}
