/** Maximum cached values. Each branch has one per minute and kind of time. */
const MOST = 500;

/**
 * Caches a value that depends on rules and the clock, for one minute per set of rules.
 * @param compute receives the start of the minute. The caller must drop the parts of the result
 * that have passed since.
 */
export function perMinute<Rules extends object, Value>(
  compute: (rules: Rules, minute: Temporal.Instant) => Value,
): (rules: Rules, now: Temporal.Instant) => Value {
  const cache = new Map<string, Value>();
  return (rules, now) => {
    const minute = now.round({ smallestUnit: 'minute', roundingMode: 'floor' });
    const key = `${minute} ${JSON.stringify(rules)}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (cache.size >= MOST) cache.clear();
    const value = compute(rules, minute);
    cache.set(key, value);
    return value;
  };
}
