/** Cooldown between two codes, in ms (spec §9). */
export const COOLDOWN = 120_000;
/** Maximum lifetime of a code, in ms. */
const LIFETIME = 300_000;

/** Deadlines of a code, both in epoch ms of the device's clock. */
export interface Deadlines {
  /** Earliest time at which another code can be requested. */
  resendAt: number;
  /** Time at which the code expires; null if no code is valid. */
  expiresAt: number | null;
}

interface Answer {
  resend_at: string;
  expires_at: string | null;
}

const NONE: Deadlines = { resendAt: 0, expiresAt: null };

/** Returns the deadlines before any code was sent. */
export function noDeadlines(): Deadlines {
  return NONE;
}

/**
 * Returns the deadlines of a code that was sent just now. Uses only the interval between the
 * server's two instants, because the device's clock may be wrong.
 */
export function justSent(answer: Answer, now: number): Deadlines {
  return anchored(answer, now + COOLDOWN);
}

/** Returns the deadlines of a code that was sent earlier, for example from another tab. */
export function sentBefore(answer: Answer, now: number): Deadlines {
  return anchored(answer, within(epoch(answer.resend_at), now, COOLDOWN));
}

/** Returns the deadlines as of `now`. A clock that was set back does not extend the cooldown. */
export function asOf(now: number, { resendAt, expiresAt }: Deadlines): Deadlines {
  return {
    resendAt: within(resendAt, now, COOLDOWN),
    expiresAt: expiresAt === null || expiresAt <= now ? null : within(expiresAt, now, LIFETIME),
  };
}

function anchored({ resend_at, expires_at }: Answer, resendAt: number): Deadlines {
  return {
    resendAt,
    expiresAt: expires_at === null ? null : resendAt + epoch(expires_at) - epoch(resend_at),
  };
}

function within(deadline: number, now: number, most: number): number {
  return now + Math.min(Math.max(deadline - now, 0), most);
}

function epoch(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}
