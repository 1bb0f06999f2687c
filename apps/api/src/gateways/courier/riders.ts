import { createLru } from '../../shared/lru.ts';
import type { Rider } from './courier.ts';
import type { CourierWithTimeout } from './courier-with-timeout.ts';

/** Maximum age of a cached rider, in ms. A trip can be reassigned to another rider. */
const MAX_AGE = 20_000;
/** Maximum number of cached trips. */
const MAX_ENTRIES = 10_000;

/** Cached riders of trips. */
export interface Riders {
  /**
   * Returns the cached rider at once, or null. A stale entry is refreshed in the background for the
   * next call.
   */
  riderOf(reference: string): Rider | null;
}

interface CachedRider {
  readonly since: number;
  readonly rider: Rider | null;
}

/**
 * Creates a cache that requests a trip's rider again once the entry is older than `MAX_AGE`, with
 * at most one pending request per trip. Riders' names and phone numbers are personal data and stay
 * in memory only.
 */
export function createRiders(
  courier: Pick<CourierWithTimeout, 'rider'>,
  clock: { now(): Temporal.Instant },
): Riders {
  const cache = createLru<CachedRider>(MAX_ENTRIES);
  const pending = new Set<string>();
  const ask = async (reference: string, before: Rider | null) => {
    pending.add(reference);
    // If the courier fails, the last known rider remains.
    const rider = await courier.rider(reference).catch(() => before);
    cache.set(reference, { since: clock.now().epochMilliseconds, rider }, 1);
    pending.delete(reference);
  };
  return {
    riderOf(reference) {
      const before = cache.get(reference);
      const isFresh =
        before !== undefined && clock.now().epochMilliseconds - before.since < MAX_AGE;
      if (!isFresh && !pending.has(reference)) void ask(reference, before?.rider ?? null);
      return before?.rider ?? null;
    },
  };
}
