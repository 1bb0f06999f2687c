/** Token bucket: its size, and the tokens added per second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Tokens that a request consumes. */
export type Cost = number;

/** Rate limit per address; dozens of customers may share one. */
const OF_ADDRESS: Rate = { burst: 3000, perSecond: 50 };
/** Rate limit per customer, far above what a person and open pages can request. */
const OF_IDENTITY: Rate = { burst: 600, perSecond: 10 };

/** Maximum counters in memory. A bucket without requests for a minute is full again anyway. */
const MAX_BUCKETS = 50_000;

/**
 * Rate limits of this server by address and identity. In memory, so that a check costs no query.
 */
export interface RateLimiter {
  /** Consumes the limit of an address. Returns null, or the time of the next allowed request. */
  ofAddress(address: string, cost: Cost, now: Temporal.Instant): Temporal.Instant | null;
  /**
   * Consumes the limit of a customer, whose identity is not verified yet. Returns null, or the time
   * of the next allowed request.
   */
  ofIdentity(identity: string, cost: Cost, now: Temporal.Instant): Temporal.Instant | null;
}

/**
 * Creates the rate limits.
 * @param factor multiplier of the default limits.
 */
export function createRateLimiter(factor: number): RateLimiter {
  return {
    ofAddress: countBy(OF_ADDRESS, factor),
    ofIdentity: countBy(OF_IDENTITY, factor),
  };
}

/**
 * Creates a rate limit with one token bucket per key.
 * @returns a function that returns null, or the time of the next allowed request.
 */
export function countBy(rate: Rate, factor: number) {
  const millisecondsEach = 1000 / (rate.perSecond * factor);
  const capacity = rate.burst * factor * millisecondsEach;
  /** Time at which each bucket is full again, in epoch ms; the least recently used first. */
  const fullAt = new Map<string, number>();

  return (key: string, cost: Cost, now: Temporal.Instant): Temporal.Instant | null => {
    const time = now.epochMilliseconds;
    const fullTime = fullAt.get(key) ?? time;
    // More than the capacity is impossible, so the clock has been set back meanwhile.
    const start = fullTime - time > capacity ? time : Math.max(fullTime, time);
    const next = start + cost * millisecondsEach;
    if (next - time > capacity) return now.add({ milliseconds: Math.ceil(next - time - capacity) });
    fullAt.delete(key);
    fullAt.set(key, next);
    evictOldest(fullAt, time);
    return null;
  };
}

/** Checks two entries per request, so that no request has to clean up all of them. */
function evictOldest(fullAt: Map<string, number>, time: number): void {
  let checked = 0;
  for (const [key, bucketFullAt] of fullAt) {
    if (checked === 2 || (bucketFullAt > time && fullAt.size <= MAX_BUCKETS)) return;
    fullAt.delete(key);
    checked += 1;
  }
}
