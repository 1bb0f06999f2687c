import type { Db, Queryable } from '../../platform/db/db.ts';
import {
  clearHits,
  consume,
  giveBackHits,
  type Limit,
  readHits,
} from '../../platform/db/rate-limits.ts';
import type { Passwords } from '../../shared/passwords.ts';

/** Whose password is guessed at, and from where. */
export interface Attempt {
  readonly companyId: string;
  /** E.164; or what else was typed, where it is nobody's. */
  readonly phone: string;
  /** See `clientAddress`. */
  readonly address: string;
  /** What the device is called that has proven that the member was let in on it; else null. */
  readonly device?: string | null;
}

/** What attempts are counted with. */
interface Counting {
  readonly db: Db;
  /** See `hashKey` of the rate limits. */
  readonly memberKey: Uint8Array;
  readonly passwords: Passwords;
  readonly now: Temporal.Instant;
}

/** `blocked`: too many were wrong; the next one is looked at from then on. */
export type Verdict =
  | { readonly outcome: 'right' | 'wrong' }
  | { readonly outcome: 'blocked'; readonly retryAt: Temporal.Instant };

/**
 * Holds a password against a member's, or against nobody's, which takes as long. What is used up is
 * seen by reading alone. Every other attempt is counted before it is looked at, so that guesses at
 * once are held like guesses in a row, and given back unless it was wrong.
 *
 * Whoever guesses at one address is stopped there, and the number's owner gets in at another one, and
 * on a device of theirs everywhere. To those who share the address it counts at how many numbers was
 * guessed there, and not how often at one.
 */
export async function attemptPassword(
  { db, memberKey, now, passwords }: Counting,
  attempt: Attempt,
  password: string,
  hash: string | null,
): Promise<Verdict> {
  const { own, others } = limitsOf(attempt);
  const readOf = await readHits(db, memberKey, [own, ...others], now);
  const usedUp = [own, ...others].map((limit) => readOf(limit).retryAt).find((at) => at !== null);
  if (usedUp !== undefined) return { outcome: 'blocked', retryAt: usedUp };
  const isFirst = readOf(own).hits === 0;
  const counted = [own, ...others.filter(({ each }) => each === 'guess' || isFirst)];
  const retryAt = await db.transaction((tx) => consume(tx, memberKey, counted, now));
  if (retryAt !== null) return { outcome: 'blocked', retryAt };
  const isRight = await passwords.isRight(password, hash).catch(async (error: unknown) => {
    await giveBackHits(db, memberKey, counted);
    throw error;
  });
  if (!isRight) return { outcome: 'wrong' };
  await giveBackHits(
    db,
    memberKey,
    counted.filter((limit) => limit !== own),
  );
  await clearHits(db, memberKey, [own]);
  return { outcome: 'right' };
}

/** Forgets wrong passwords of a number whose owner has proven it in another way. */
export async function forgiveAttempts(
  db: Queryable,
  memberKey: Uint8Array,
  attempt: Attempt,
): Promise<void> {
  const number = numberOf(attempt);
  await clearHits(db, memberKey, [hereOf(attempt), ofNumber(number)]);
}

interface Shared extends Limit {
  /** Whether each guess counts, or the first at a number only. */
  readonly each: 'guess' | 'number';
}

interface Limits {
  /** Of whoever tries, at this number. */
  readonly own: Limit;
  /** Of others, too. */
  readonly others: readonly Shared[];
}

function limitsOf(attempt: Attempt): Limits {
  const { address, device = null } = attempt;
  const number = numberOf(attempt);
  const window = { minutes: 15 };
  if (device !== null) return { own: { key: `login on ${device}`, most: 10, window }, others: [] };
  return {
    own: hereOf(attempt),
    others: [
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
