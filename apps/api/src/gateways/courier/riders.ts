import { createLru } from '../../shared/lru.ts';
import type { Rider } from './courier.ts';
import type { CourierWithTimeout } from './courier-with-timeout.ts';

/** How long an answer stands, in milliseconds: a trip may be handed on to another rider. */
const KEPT = 20_000;
/** Trips of which the answer is kept in memory. */
const MOST = 10_000;

/** Who drives, as far as the courier has said it. */
export interface Riders {
  /**
   * Answers at once what is known, and asks the courier where that is old: whoever looks at their
   * order is not kept waiting for it, and finds it with their next look.
   */
  riderOf(reference: string): Rider | null;
}

interface CachedRider {
  readonly since: number;
  readonly rider: Rider | null;
}

/**
 * Asks for each trip once in a while, one question at a time. Riders are people: their names and
 * numbers are kept in memory only.
 */
export function createRiders(
  courier: Pick<CourierWithTimeout, 'rider'>,
  clock: { now(): Temporal.Instant },
): Riders {
  const kept = createLru<CachedRider>(MOST);
  const asked = new Set<string>();
  const ask = async (reference: string, before: Rider | null) => {
    asked.add(reference);
    // A courier that does not answer now has not taken back what it said.
    const rider = await courier.rider(reference).catch(() => before);
    kept.set(reference, { since: clock.now().epochMilliseconds, rider }, 1);
    asked.delete(reference);
  };
  return {
    riderOf(reference) {
      const before = kept.get(reference);
      const isFresh = before !== undefined && clock.now().epochMilliseconds - before.since < KEPT;
      if (!isFresh && !asked.has(reference)) void ask(reference, before?.rider ?? null);
      return before?.rider ?? null;
    },
  };
}
