import type { Channel, Listen } from './listen.ts';

/** Subscriptions to the messages of a channel. */
export interface Changes {
  /**
   * Calls `changed` with the ids of each message, and with null if messages may have been missed.
   * Returns an unsubscribe function. The first follower opens the connection to the database.
   */
  follow(changed: (ids: readonly string[] | null) => void): () => void;
  /** Removes all subscriptions and stops listening to the database. */
  stop(): Promise<void>;
}

/** Subscribes to a channel once for all followers. Its messages are ids, separated by spaces. */
export function changesOf(listen: Listen, channel: Channel): Changes {
  const followers = new Set<(ids: readonly string[] | null) => void>();
  let stopListening: (() => Promise<void>) | null = null;
  return {
    follow(changed) {
      followers.add(changed);
      stopListening ??= listen(channel, (message) => {
        const ids = message?.split(' ') ?? null;
        // Copy the set first, because a follower may unsubscribe.
        for (const follower of [...followers]) follower(ids);
      });
      return () => void followers.delete(changed);
    },
    async stop() {
      followers.clear();
      await stopListening?.();
    },
  };
}
