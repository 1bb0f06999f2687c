import type { Clock } from '@claypot/domain/ports';

/** A clock that stands still until it is released. */
export interface HeldClock extends Clock {
  onCorrected(listener: () => void): () => void;
  /** Lets the clock run, and notifies its listeners. */
  release(): void;
}

/**
 * Holds a clock at the time at which the server rendered the page, so that the first render in the
 * browser shows the same times.
 *
 * @param at epoch ms
 */
export function holdClock(clock: Clock, at: number): HeldClock {
  const listeners = new Set<() => void>();
  let held: Temporal.Instant | null = Temporal.Instant.fromEpochMilliseconds(at);
  clock.onCorrected?.(() => {
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
