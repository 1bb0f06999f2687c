import type { Member } from '../session/member.ts';

/** Returns the instant at which the member's tier expires; null if it does not expire. */
export function tierEnd({ expired_at }: Pick<Member, 'expired_at'>): Temporal.Instant | null {
  // `expired_at` is the last second of the tier.
  return expired_at === null ? null : Temporal.Instant.from(expired_at).add({ seconds: 1 });
}

/** Maximum delay in ms, well below the limit of a timer. */
const A_DAY = 24 * 60 * 60 * 1000;
const A_MINUTE = 60 * 1000;

/**
 * Returns the ms until the record should be reloaded because the tier expires; null if it does not
 * expire. After the expiry it reloads once a minute until the server agrees.
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
