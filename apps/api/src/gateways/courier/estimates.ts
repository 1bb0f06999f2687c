import { createLru } from '../../shared/lru.ts';
import { CourierError, type Quote, type Trip } from './courier.ts';
import type { CourierWithTimeout } from './courier-with-timeout.ts';

/** How long an answer is good enough to be shown before anything is ordered, in milliseconds. */
const KEPT = 60_000;
/** Answers kept in memory. */
const MOST = 10_000;
/** Degrees of a place that count, about a metre: less than the fee is made of. */
const DECIMALS = 5;

/** What a trip is likely to cost: the courier's own answer, of the last minute or fresh. */
export interface Estimates {
  /** @throws CourierError and CourierUnavailable, as the courier does. */
  estimate(trip: Trip): Promise<Quote>;
}

interface CachedQuote {
  readonly since: number;
  readonly answer: Quote | CourierError;
}

/**
 * Asks a courier once a minute for each trip. What it answers is kept, a refusal as well; that it did
 * not answer is not.
 */
export function createEstimates(
  courier: Pick<CourierWithTimeout, 'quote'>,
  clock: { now(): Temporal.Instant },
): Estimates {
  const kept = createLru<CachedQuote>(MOST);
  return {
    async estimate(trip) {
      const key = keyOf(trip);
      const now = clock.now().epochMilliseconds;
      const before = kept.get(key);
      const answer =
        before !== undefined && now - before.since < KEPT
          ? before.answer
          : await courier.quote(trip).catch(returnApiError);
      if (before?.answer !== answer) kept.set(key, { since: now, answer }, 1);
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
