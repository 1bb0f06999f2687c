import { createLru } from '../../shared/lru.ts';
import { CourierError, type Quote, type Trip } from './courier.ts';
import type { CourierWithTimeout } from './courier-with-timeout.ts';

/** Maximum age of an estimate shown before an order is placed, in ms. */
const MAX_AGE = 60_000;
/** Maximum number of cached estimates. */
const MAX_ENTRIES = 10_000;
/** Decimals of a degree in the cache key: about one metre, too little to change a fee. */
const DECIMALS = 5;

/** Estimates the cost of a trip from a quote that is at most a minute old. */
export interface Estimates {
  /** @throws CourierError and CourierUnavailable, like the courier. */
  estimate(trip: Trip): Promise<Quote>;
}

interface CachedQuote {
  readonly since: number;
  readonly answer: Quote | CourierError;
}

/**
 * Creates estimates that reuse the courier's response to the same trip for up to a minute. Quotes
 * and CourierErrors are cached; CourierUnavailable is not.
 */
export function createEstimates(
  courier: Pick<CourierWithTimeout, 'quote'>,
  clock: { now(): Temporal.Instant },
): Estimates {
  const cache = createLru<CachedQuote>(MAX_ENTRIES);
  return {
    async estimate(trip) {
      const key = keyOf(trip);
      const now = clock.now().epochMilliseconds;
      const before = cache.get(key);
      const answer =
        before !== undefined && now - before.since < MAX_AGE
          ? before.answer
          : await courier.quote(trip).catch(returnApiError);
      if (before?.answer !== answer) cache.set(key, { since: now, answer }, 1);
      if (answer instanceof CourierError) throw answer;
      return answer;
    },
  };
}

function returnApiError(error: unknown): CourierError {
  if (error instanceof CourierError) return error;
  throw error;
}

function keyOf({ from, to, tariff }: Trip): string {
  const degrees = [from.latitude, from.longitude, to.latitude, to.longitude];
  const { radiusMetres, baseFee, feePerKm } = tariff;
  return [...degrees.map((each) => each.toFixed(DECIMALS)), radiusMetres, baseFee, feePerKm].join();
}
