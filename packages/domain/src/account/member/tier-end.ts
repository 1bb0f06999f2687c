import type { Member } from '../session/member.ts';

/** The moment at which a member's tier is over; null for one that does not end. */
export function tierEnd({ expired_at }: Pick<Member, 'expired_at'>): Temporal.Instant | null {
  // The record says the last second that belongs to the tier.
  return expired_at === null ? null : Temporal.Instant.from(expired_at).add({ seconds: 1 });
}

/** Milliseconds that a timer can hold, by far. */
const A_DAY = 24 * 60 * 60 * 1000;
const A_MINUTE = 60 * 1000;

/**
 * Milliseconds until the record should be asked for again because the tier is over by then, or so the
 * device believes: it asks once a minute until the server agrees. Null for a tier that does not end.
 */
export function untilTierEnd(
  member: Pick<Member, 'expired_at'> | null,
  now: Temporal.Instant,
): number | null {
  const end = member && tierEnd(member);
  if (end === null) return null;
  const left = end.epochMilliseconds - now.epochMilliseconds;
  return left > 0 ? Math.min(left, A_DAY) : A_MINUTE;
}
