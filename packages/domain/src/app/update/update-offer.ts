import { createListeners } from '../../events/listeners.ts';
import type { Connection, Update } from '../../ports/ports.ts';
import { isRead } from './reading-screens.ts';

/** An action that an update must not interrupt, for example a payment. */
export interface UnderWay {
  isUnderWay(): boolean;
  /** Calls `listener` when the action may have begun or ended. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface UpdateOfferDeps {
  readonly update: Update;
  readonly connection: Connection;
  readonly underWay: readonly UnderWay[];
}

/** The offer to update the app, made only when the customer loses nothing. */
export interface UpdateOffer {
  isMade(): boolean;
  /**
   * Calls `listener` when the offer may have appeared or been withdrawn. Returns an unsubscribe
   * function.
   */
  subscribe(listener: () => void): () => void;
  /** Sets the current path. */
  at(path: string): void;
  /** Updates in place if the offer is made. */
  take(): void;
  /** Navigates to `path` in the newer version if the offer is made. Returns true if it did. */
  follow(path: string): boolean;
}

/**
 * Returns the offer to update the app. It is made only on a read-only screen without an action in
 * progress. It also needs a connection, because some data could not be reloaded offline. The
 * customer may accept it; otherwise the next navigation updates, since that renders a new screen
 * anyway.
 */
export function createUpdateOffer({ connection, underWay, update }: UpdateOfferDeps): UpdateOffer {
  const moves = createListeners();
  const sources = [moves, connection, ...underWay];
  let path: string | null = null;
  const isMade = () =>
    connection.isUp() &&
    path !== null &&
    isRead(path) &&
    !underWay.some((each) => each.isUnderWay());

  return {
    isMade,
    subscribe: (listener) => {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    at: (shown) => {
      path = shown;
      moves.notify();
    },
    take: () => {
      if (isMade()) update.take();
    },
    follow: (next) => {
      const isTaken = isMade();
      if (isTaken) update.take(next);
      return isTaken;
    },
  };
}
