/** So much at once, and so much again with the time. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is taken of an allowance for a request. */
export type Cost = number;

/** What one address may ask for: some dozens of customers stand behind many an address. */
const OF_ADDRESS: Rate = { burst: 3000, perSecond: 50 };
/** What one customer may: far more than fingers can press and open pages ask for. */
const OF_IDENTITY: Rate = { burst: 600, perSecond: 10 };

/** How many are remembered. Whoever has not asked for a minute has their whole allowance anyway. */
const REMEMBERED = 50_000;

/** How much is asked of this server, by whom and from where. Kept in memory: asking costs no query. */
export interface RateLimiter {
  /** Null, or when the address may ask again. */
  ofAddress(address: string, cost: Cost, now: Temporal.Instant): Temporal.Instant | null;
  /** Null, or when the customer may ask again. Nobody has proven yet who they are. */
  ofIdentity(identity: string, cost: Cost, now: Temporal.Instant): Temporal.Instant | null;
}

/**
 * Counts what is asked for.
 * @param factor how many times the usual everybody may.
 */
export function createRateLimiter(factor: number): RateLimiter {
  return {
    ofAddress: countBy(OF_ADDRESS, factor),
    ofIdentity: countBy(OF_IDENTITY, factor),
  };
}

/**
 * Counts what is asked for besides, by whatever is its key.
 * @returns null, or when it may be asked for again.
 */
export function countBy(rate: Rate, factor: number) {
  const millisecondsEach = 1000 / (rate.perSecond * factor);
  const capacity = rate.burst * factor * millisecondsEach;
  /** When each will have its whole allowance again, in epoch milliseconds; the oldest first. */
  const fullAt = new Map<string, number>();

  return (key: string, cost: Cost, now: Temporal.Instant): Temporal.Instant | null => {
    const time = now.epochMilliseconds;
    const known = fullAt.get(key) ?? time;
    // Nobody can owe more than all: where somebody seems to, the clock was put back meanwhile.
    const owed = known - time > capacity ? time : Math.max(known, time);
    const next = owed + cost * millisecondsEach;
    if (next - time > capacity) return now.add({ milliseconds: Math.ceil(next - time - capacity) });
    fullAt.delete(key);
    fullAt.set(key, next);
    evictOldest(fullAt, time);
    return null;
  };
}

/** Looks at two for each that is added, so that no request waits for all of them. */
function evictOldest(fullAt: Map<string, number>, time: number): void {
  let looked = 0;
  for (const [key, whole] of fullAt) {
    if (looked === 2 || (whole > time && fullAt.size <= REMEMBERED)) return;
    fullAt.delete(key);
    looked += 1;
  }
}
