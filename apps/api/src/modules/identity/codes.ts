import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Queryable, Transaction } from '../../platform/db/db.ts';
import { consume, type Limit, readHits, returnHits } from '../../platform/db/rate-limits.ts';
import { sql } from '../../platform/db/sql.ts';

/** Purpose of a code. A code is valid for its purpose only. */
export type CodePurpose = 'sign_up' | 'reset_password';

export interface CodeSubject {
  readonly companyId: string;
  /** E.164. */
  readonly phone: string;
  readonly purpose: CodePurpose;
}

export interface CodeGuess {
  readonly code: string;
  /** Result of `clientAddress`. */
  readonly address: string;
}

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 5;
/**
 * Maximum guesses per code from all addresses. Each address has fewer, so that a stranger at one
 * address cannot use up a code.
 */
const CODE_TRIES = 20;
const TRIES_OF_ADDRESS = 5;
/** Maximum guesses of one address in 15 minutes, across all numbers. */
const GUESSES_OF_ADDRESS = 30;
/** Minimum seconds between two messages to a number, for any purpose. */
const RESEND_SECONDS = 120;

/** Time of the next possible message, and expiry of the present code. */
export interface CodeTimes {
  readonly resendAt: Temporal.Instant;
  /** Null if no code can be entered. */
  readonly expiresAt: Temporal.Instant | null;
}

/** Times of a new code. */
export interface SentTimes extends CodeTimes {
  readonly expiresAt: Temporal.Instant;
}

/**
 * Returns when the number can get its next message, and the expiry of the present code; null if a
 * message can be sent now. Call it under the lock that serialises requests for the number.
 */
export async function findCooldown(
  tx: Transaction,
  key: Uint8Array,
  { companyId, phone, purpose }: CodeSubject,
  address: string,
  now: Temporal.Instant,
): Promise<CodeTimes | null> {
  const since = now.subtract({ seconds: RESEND_SECONDS });
  const last = await tx.one<{ sent_at: Temporal.Instant }>(sql`
    select sent_at from one_time_codes
    where company_id = ${companyId} and phone_no = ${phone} and sent_at > ${since}
    order by sent_at desc limit 1`);
  if (last === null) return null;
  const live = await tx.one<{ id: string; expires_at: Temporal.Instant }>(sql`
    select id, expires_at from (
      select id, expires_at, used_at, tries_left from one_time_codes
      where company_id = ${companyId} and phone_no = ${phone} and purpose = ${purpose}
      order by sent_at desc limit 1
    ) newest
    where used_at is null and tries_left > 0 and expires_at > ${now}`);
  const isUsedUp = live !== null && (await hasGuessedAll(tx, key, live.id, address, now));
  return {
    resendAt: last.sent_at.add({ seconds: RESEND_SECONDS }),
    expiresAt: isUsedUp ? null : (live?.expires_at ?? null),
  };
}

/** Stores a new code as a hash. It replaces earlier codes of the same purpose. */
export async function storeCode(
  tx: Transaction,
  key: Uint8Array,
  { companyId, phone, purpose }: CodeSubject,
  { id, salt, code }: { readonly id: string; readonly salt: string; readonly code: string },
  now: Temporal.Instant,
): Promise<SentTimes> {
  const expiresAt = now.add({ minutes: CODE_MINUTES });
  await tx.execute(sql`
    insert into one_time_codes
      (company_id, id, phone_no, purpose, salt, code_hash, tries_left, sent_at, expires_at)
    values (${companyId}, ${id}, ${phone}, ${purpose}, ${salt},
      ${hashCode(key, salt, code).toString('hex')}, ${CODE_TRIES}, ${now}, ${expiresAt})`);
  return { resendAt: now.add({ seconds: RESEND_SECONDS }), expiresAt };
}

/** Deletes a code after its message could not be sent, which makes the earlier one valid again. */
export async function deleteCode(db: Queryable, companyId: string, id: string): Promise<void> {
  await db.execute(sql`delete from one_time_codes where company_id = ${companyId} and id = ${id}`);
}

/**
 * Result of a guess. `spent` means one of these: the code has expired, was used, was guessed too
 * often or was never sent; or the address has exceeded its limit.
 */
export type Guess =
  | { readonly outcome: 'right'; readonly codeId: string }
  | { readonly outcome: 'wrong' | 'expired' };

/**
 * Compares a guess with the newest code. Takes one of its tries before the comparison, so that
 * concurrent guesses have no advantage. A match does not use up the code: see {@link useCode}.
 */
export async function guessCode(
  db: Db,
  key: Uint8Array,
  subject: CodeSubject,
  { code: guess, address }: CodeGuess,
  now: Temporal.Instant,
): Promise<Guess> {
  const { companyId, phone, purpose } = subject;
  const newest = sql`
    select id from one_time_codes
    where company_id = ${companyId} and phone_no = ${phone} and purpose = ${purpose}
    order by sent_at desc limit 1`;
  const live = await db.one<{ id: string }>(sql`
    select id from one_time_codes where company_id = ${companyId} and id = (${newest})
      and used_at is null and tries_left > 0 and expires_at > ${now}`);
  if (live === null) return { outcome: 'expired' };
  const most = GUESSES_OF_ADDRESS;
  const window = { minutes: 15 };
  const limits = [
    triesAt(live.id, address),
    { key: `guesses at codes from ${address}`, most, window },
  ];
  if ((await db.transaction((tx) => consume(tx, key, limits, now))) !== null) {
    return { outcome: 'expired' };
  }
  const code = await db.one<{ salt: string; code_hash: string }>(sql`
    update one_time_codes set tries_left = tries_left - 1
    where company_id = ${companyId} and id = ${live.id} and used_at is null and tries_left > 0
    returning salt, code_hash`);
  if (code === null) return { outcome: 'expired' };
  const expected = Buffer.from(code.code_hash, 'hex');
  if (!timingSafeEqual(hashCode(key, code.salt, guess), expected)) return { outcome: 'wrong' };
  await returnHits(db, key, limits);
  return { outcome: 'right', codeId: live.id };
}

function triesAt(codeId: string, address: string): Limit {
  const key = `guesses at ${codeId} from ${address}`;
  return { key, most: TRIES_OF_ADDRESS, window: { minutes: 15 } };
}

async function hasGuessedAll(
  tx: Transaction,
  key: Uint8Array,
  codeId: string,
  address: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const tries = triesAt(codeId, address);
  return (await readHits(tx, key, [tries], now))(tries).retryAt !== null;
}

/**
 * Marks a code as used, in the transaction of the action that it permits. Returns false if it was
 * used already.
 */
export async function useCode(
  tx: Transaction,
  companyId: string,
  codeId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const used = await tx.execute(sql`
    update one_time_codes set used_at = ${now}
    where company_id = ${companyId} and id = ${codeId} and used_at is null`);
  return used === 1;
}

/** Deletes codes sent before a moment, which must be after their expiry. */
export async function dropOldCodes(db: Queryable, before: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from one_time_codes where sent_at < ${before}`);
}

/**
 * Uses a key that is not in the database. Otherwise a leaked table could be searched for all
 * million codes.
 */
function hashCode(key: Uint8Array, salt: string, code: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['code', salt, code]))
    .digest();
}
