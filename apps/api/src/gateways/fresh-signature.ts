/**
 * Maximum difference between a signature's time and ours, in either direction. Older ones may be
 * replays.
 */
export const FRESH_SECONDS = 300;

/**
 * Returns true if the signature was made at most `FRESH_SECONDS` before or after `now`; false if it
 * has no time.
 *
 * @param signedAt epoch seconds; null if the signature has no time.
 */
export function isFresh(signedAt: number | null, now: Temporal.Instant): boolean {
  if (signedAt === null) return false;
  return Math.abs(Math.floor(now.epochMilliseconds / 1000) - signedAt) <= FRESH_SECONDS;
}
