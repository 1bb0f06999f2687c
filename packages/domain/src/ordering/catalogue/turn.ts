import type { Branch } from '@claypot/sdk';

/** Minimum delay, in ms: a small clock difference must not cause a busy loop. */
const MIN_DELAY = 30_000;
/** Maximum delay, in ms: a branch may also close unexpectedly. */
const MAX_DELAY = 60 * 60 * 1000;

/**
 * Returns the delay until the branch must be refetched, in ms: its next opening, last order or
 * closing, but at least `MIN_DELAY` and at most `MAX_DELAY`. An open menu must not show an outdated
 * status.
 */
export function untilTurn(branch: Branch | null, now: Temporal.Instant): number {
  if (branch === null) return MAX_DELAY;
  const { status, last_order_time, end_time, next_open_time } = branch;
  if (status !== 'Open') return within(msUntil(next_open_time, now));
  const lastOrder = msUntil(last_order_time, now);
  return within(
    lastOrder > 0 ? Math.min(lastOrder, msUntil(end_time, now)) : msUntil(end_time, now),
  );
}

function msUntil(turn: string | null, now: Temporal.Instant): number {
  if (turn === null) return MAX_DELAY;
  return Temporal.Instant.from(turn).epochMilliseconds - now.epochMilliseconds;
}

function within(milliseconds: number): number {
  return Math.min(MAX_DELAY, Math.max(MIN_DELAY, milliseconds));
}
