import { createListeners } from '@claypot/domain/events';
import type { Clock } from '@claypot/domain/ports';

/** A clock that follows the server's time, because the device's clock may be wrong. */
export interface ServerClock extends Clock {
  /** Sets the present time of the server. Between corrections, the device's clock counts on. */
  correct(now: Temporal.Instant): void;
  onCorrected(listener: () => void): () => void;
}

/** Smallest difference that counts as a correction, in ms. Responses take time to arrive. */
const TOLERANCE = 2000;

/** Creates a server clock that shows the device's time until the first correction. */
export function createServerClock(device: Clock): ServerClock {
  const { notify, subscribe } = createListeners();
  /** Server time minus device time, in ms. */
  let offset = 0;
  const now = () => device.now().add({ milliseconds: offset });
  return {
    now,
    correct: (server) => {
      const difference = server.epochMilliseconds - now().epochMilliseconds;
      if (Math.abs(difference) < TOLERANCE) return;
      offset += difference;
      notify();
    },
    onCorrected: subscribe,
  };
}
