import type { Db, Queryable } from '../../platform/db/db.ts';
import {
  clearHits,
  consume,
  type Limit,
  readHits,
  returnHits,
} from '../../platform/db/rate-limits.ts';
import type { Passwords } from '../../shared/passwords.ts';

/** A password attempt: the number, and the client's address or device. */
export interface Attempt {
  readonly companyId: string;
  /** E.164. For an unknown member number, the text `member` and that number. */
  readonly phone: string;
  /** Result of `clientAddress`. */
  readonly address: string;
  /** Key of a known device on which the member has signed in before; else null. */
  readonly device?: string | null;
}

interface Counting {
  readonly db: Db;
  /** Key for `hashKey` of the rate limits. */
  readonly memberKey: Uint8Array;
  readonly passwords: Passwords;
  readonly now: Temporal.Instant;
}

/** `blocked`: too many wrong passwords. The next attempt is possible at `retryAt`. */
export type Verdict =
  | { readonly outcome: 'right' | 'wrong' }
  | { readonly outcome: 'blocked'; readonly retryAt: Temporal.Instant };

/**
 * Checks a password against a member's hash. Without a hash it takes as long and fails. An
 * exhausted limit is detected by a read alone. Other attempts are counted before the check, so that
 * concurrent guesses are limited like sequential ones; the count is reverted unless the password
 * was wrong.
 *
 * Five wrong guesses in 15 minutes block one number at one address; 100 in 24 hours block it at
 * every address. A known device has a separate limit, so the owner can still sign in there. For
 * other members behind the address, only the number of different phone numbers tried there counts.
 */
export async function attemptPassword(
  { db, memberKey, now, passwords }: Counting,
  attempt: Attempt,
  password: string,
  hash: string | null,
): Promise<Verdict> {
  const { ownLimit: own, otherLimits: others } = limitsOf(attempt);
  const readOf = await readHits(db, memberKey, [own, ...others], now);
  const usedUp = [own, ...others].map((limit) => readOf(limit).retryAt).find((at) => at !== null);
  if (usedUp !== undefined) return { outcome: 'blocked', retryAt: usedUp };
  const isFirst = readOf(own).hits === 0;
  const counted = [own, ...others.filter(({ each }) => each === 'guess' || isFirst)];
  const retryAt = await db.transaction((tx) => consume(tx, memberKey, counted, now));
  if (retryAt !== null) return { outcome: 'blocked', retryAt };
  const isRight = await passwords.isRight(password, hash).catch(async (error: unknown) => {
    await returnHits(db, memberKey, counted);
    throw error;
  });
  if (!isRight) return { outcome: 'wrong' };
  await returnHits(
    db,
    memberKey,
    counted.filter((limit) => limit !== own),
  );
  await clearHits(db, memberKey, [own]);
  return { outcome: 'right' };
}

/**
 * Clears the wrong attempts at a number, overall and from the given address, after its owner has
 * authenticated in another way.
 */
export async function resetAttempts(
  db: Queryable,
  memberKey: Uint8Array,
  attempt: Attempt,
): Promise<void> {
  const number = numberOf(attempt);
  await clearHits(db, memberKey, [hereOf(attempt), ofNumber(number)]);
}

interface Shared extends Limit {
  /** Counts each guess, or only the first guess at each number. */
  readonly each: 'guess' | 'number';
}

interface Limits {
  /** Limit of this client at this number. */
  readonly ownLimit: Limit;
  /** Limits shared with other clients. */
  readonly otherLimits: readonly Shared[];
}

function limitsOf(attempt: Attempt): Limits {
  const { address, device = null } = attempt;
  const number = numberOf(attempt);
  const window = { minutes: 15 };
  if (device !== null)
    return { ownLimit: { key: `login on ${device}`, most: 10, window }, otherLimits: [] };
  return {
    ownLimit: hereOf(attempt),
    otherLimits: [
      { key: `login from ${address}`, most: 30, window, each: 'number' },
      { ...ofNumber(number), each: 'guess' },
    ],
  };
}

function hereOf(attempt: Attempt): Limit {
  const key = `${numberOf(attempt)} from ${attempt.address}`;
  return { key, most: 5, window: { minutes: 15 } };
}

function ofNumber(number: string): Limit {
  return { key: number, most: 100, window: { hours: 24 } };
}

function numberOf({ companyId, phone }: Attempt): string {
  return `login ${companyId} ${phone}`;
}
