import type { Branch } from '@claypot/sdk';

/** Not sooner, in milliseconds: two clocks that differ a little must not make a busy loop. */
const SOONEST = 30_000;
/** Not later, in milliseconds: a branch may also close out of turn. */
const LATEST = 60 * 60 * 1000;

/**
 * Milliseconds until a branch has to be looked at again because it opens or closes then: a menu
 * left lying open must not go on saying what has stopped being true.
 */
export function untilTurn(branch: Branch | null, now: Temporal.Instant): number {
  const turn = branch?.status === 'Open' ? branch.end_time : branch?.next_open_time;
  if (turn === null || turn === undefined) return LATEST;
  const left = Temporal.Instant.from(turn).epochMilliseconds - now.epochMilliseconds;
  return Math.min(LATEST, Math.max(SOONEST, left));
}
