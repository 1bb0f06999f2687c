/** Each branch has one entry a minute for each kind of time. */
const MOST = 500;

/**
 * Computes what depends on rules and the clock once a minute for each rules, however many ask.
 * @param compute is told the beginning of the minute: what of the result is over since is for the
 * caller to leave out.
 */
export function perMinute<Rules extends object, Value>(
  compute: (rules: Rules, minute: Temporal.Instant) => Value,
): (rules: Rules, now: Temporal.Instant) => Value {
  const kept = new Map<string, Value>();
  return (rules, now) => {
    const minute = now.round({ smallestUnit: 'minute', roundingMode: 'floor' });
    const key = `${minute} ${JSON.stringify(rules)}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    if (kept.size >= MOST) kept.clear();
    const value = compute(rules, minute);
    kept.set(key, value);
    return value;
  };
}
