import type { Clock } from '@claypot/domain/ports';
import type { ServerClock } from '@claypot/domain/time';

/** A clock that does not advance until it is released. */
export interface HeldClock extends Clock {
  onCorrected(listener: () => void): () => void;
  /** Lets the clock run, and notifies its listeners. */
  release(): void;
}

/**
 * Holds a clock at the time at which the server rendered the page, so that the first render in the
 * browser shows the same times. Corrects the clock with that time first: on a device with a wrong
 * clock, the days and times of the page would change when the clock is released.
 *
 * @param at epoch ms
 * @param receivedAt ms from the navigation until the page arrived; null if unknown
 */
export function holdClock(
  clock: ServerClock,
  at: number,
  receivedAt: number | null = pageReceivedAt(),
): HeldClock {
  if (receivedAt !== null) clock.observe({ date: at, sentAt: 0, receivedAt });
  const listeners = new Set<() => void>();
  let held: Temporal.Instant | null = Temporal.Instant.fromEpochMilliseconds(at);
  clock.onCorrected(() => {
    if (held === null) for (const listener of listeners) listener();
  });
  return {
    now: () => held ?? clock.now(),
    onCorrected: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    release: () => {
      held = null;
      for (const listener of listeners) listener();
    },
  };
}

/** Returns the time of the navigation's response; null if the browser does not measure it. */
function pageReceivedAt(): number | null {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : null;
}
