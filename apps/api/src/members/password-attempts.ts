import type { Db, Queryable } from '../db/db.ts';
import { isPassword } from './passwords.ts';
import { clearHits, giveBackHits, type Limit, takeHits } from './rate-limits.ts';

/** Whose password is guessed at, and from where. */
export interface Attempt {
  readonly companyId: string;
  /** E.164; or what else was typed, where it is nobody's. */
  readonly phone: string;
  /** See `clientAddress`. */
  readonly address: string;
}

/** `blocked`: too many were wrong; the next one is looked at from then on. */
export type Verdict =
  | { readonly outcome: 'right' | 'wrong' }
  | { readonly outcome: 'blocked'; readonly retryAt: Temporal.Instant };

/**
 * Holds a password against a member's, or against nobody's, which takes as long. Every attempt is
 * counted before it is looked at, so that guesses at once are held like guesses in a row, and given
 * back unless it was wrong.
 *
 * Whoever guesses at one address is stopped there, and the number's owner gets in at another one.
 */
export async function attemptPassword(
  db: Db,
  attempt: Attempt,
  password: string,
  hash: string | null,
  now: Temporal.Instant,
): Promise<Verdict> {
  const { here, ...elsewhere } = limitsOf(attempt);
  const limits = [here, ...Object.values(elsewhere)];
  const retryAt = await db.transaction((tx) => takeHits(tx, limits, now));
  if (retryAt !== null) return { outcome: 'blocked', retryAt };
  const isRight = await isPassword(password, hash).catch(async (error: unknown) => {
    await giveBackHits(db, limits);
    throw error;
  });
  if (!isRight) return { outcome: 'wrong' };
  await giveBackHits(db, Object.values(elsewhere));
  await clearHits(db, [here]);
  return { outcome: 'right' };
}

/** Forgets wrong passwords of a number whose owner has proven it in another way. */
export async function forgiveAttempts(db: Queryable, attempt: Attempt): Promise<void> {
  const { here, number } = limitsOf(attempt);
  await clearHits(db, [here, number]);
}

function limitsOf({ companyId, phone, address }: Attempt) {
  const number = `login ${companyId} ${phone}`;
  return {
    here: { key: `${number} from ${address}`, most: 5, window: { minutes: 15 } },
    address: { key: `login from ${address}`, most: 30, window: { minutes: 15 } },
    number: { key: number, most: 100, window: { hours: 24 } },
  } as const satisfies Record<string, Limit>;
}
