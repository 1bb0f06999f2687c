import { createListeners } from '../../events/listeners.ts';
import type { Connection, Update } from '../../ports/ports.ts';
import { isRead } from './reading-screens.ts';

/** Something that must not be broken off, as a payment. */
export interface UnderWay {
  isUnderWay(): boolean;
  /** Calls `listener` whenever it may have begun or ended; answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

export interface UpdateOfferDeps {
  /** The newer version, which is at hand. */
  readonly update: Update;
  readonly connection: Connection;
  readonly underWay: readonly UnderWay[];
}

/** The newer version of the app, offered where it takes nothing from the customer. */
export interface UpdateOffer {
  isMade(): boolean;
  /** Calls `listener` whenever it may be made or withdrawn; answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The customer is at `path` now. */
  at(path: string): void;
  /** The customer wants it. */
  take(): void;
  /** The customer goes on to `path`; whether the newer version brings them there. */
  follow(path: string): boolean;
}

/**
 * Says when a newer version may take the place of the running one: on a screen that is only read,
 * with nothing under way, and with a line, as without one not all that was read would be there
 * again. The customer may ask for it then; whoever goes on without asking goes on in it, as the
 * screen that they open is drawn anew in any case.
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
