import type { Branch } from '@claypot/sdk';

/** Not sooner, in milliseconds: two clocks that differ a little must not make a busy loop. */
const SOONEST = 30_000;
/** Not later, in milliseconds: a branch may also close out of turn. */
const LATEST = 60 * 60 * 1000;

/**
 * Milliseconds until a branch has to be looked at again because it opens, takes its last orders or
 * closes then: a menu
 * left lying open must not go on saying what has stopped being true.
 */
export function untilTurn(branch: Branch | null, now: Temporal.Instant): number {
  if (branch === null) return LATEST;
  const { status, last_order_time, end_time, next_open_time } = branch;
  if (status !== 'Open') return within(left(next_open_time, now));
  const lastOrder = left(last_order_time, now);
  return within(lastOrder > 0 ? Math.min(lastOrder, left(end_time, now)) : left(end_time, now));
}

function left(turn: string | null, now: Temporal.Instant): number {
  if (turn === null) return LATEST;
  return Temporal.Instant.from(turn).epochMilliseconds - now.epochMilliseconds;
}

function within(milliseconds: number): number {
  return Math.min(LATEST, Math.max(SOONEST, milliseconds));
}
