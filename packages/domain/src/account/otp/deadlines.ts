/** Milliseconds from the sending of a code until another can be asked for (spec §9). */
export const COOLDOWN = 120_000;
/** The most milliseconds that a code counts, whatever a clock says. */
const LIFETIME = 300_000;

/** Both in epoch milliseconds by this device's clock. */
export interface Deadlines {
  /** From when on another code can be asked for. */
  resendAt: number;
  /** Until when the code that was sent counts; null where none counts any more. */
  expiresAt: number | null;
}

interface Answer {
  resend_at: string;
  expires_at: string | null;
}

const NONE: Deadlines = { resendAt: 0, expiresAt: null };

/** Before anything was sent. */
export function noDeadlines(): Deadlines {
  return NONE;
}

/**
 * The deadlines of a code that was sent just now. The device's clock may be wrong: only the time
 * between the server's two instants is taken from the server.
 */
export function justSent(answer: Answer, now: number): Deadlines {
  return anchored(answer, now + COOLDOWN);
}

/** The deadlines of a code that was sent some time ago, from another tab perhaps. */
export function sentBefore(answer: Answer, now: number): Deadlines {
  return anchored(answer, within(epoch(answer.resend_at), now, COOLDOWN));
}

/** The deadlines as they stand: a clock that was set back does not make anybody wait longer. */
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
