/** How far a signature's time may lie from ours, either way. Older ones may be replays. */
export const FRESH_SECONDS = 300;

/**
 * Was this signed just now?
 *
 * @param signedAt epoch seconds; null if the signature says no time.
 */
export function isFresh(signedAt: number | null, now: Temporal.Instant): boolean {
  if (signedAt === null) return false;
  return Math.abs(Math.floor(now.epochMilliseconds / 1000) - signedAt) <= FRESH_SECONDS;
}
