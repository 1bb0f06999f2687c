import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Queryable, Transaction } from '../../platform/db/db.ts';
import { consume, giveBackHits, type Limit, readHits } from '../../platform/db/rate-limits.ts';
import { sql } from '../../platform/db/sql.ts';

/** What a code is for: one for signing up opens no other door. */
export type CodePurpose = 'sign_up' | 'reset_password';

/** Whose phone, for what, at which company. */
export interface CodeSubject {
  readonly companyId: string;
  /** E.164. */
  readonly phone: string;
  readonly purpose: CodePurpose;
}

/** A guess, and from where it came. */
export interface CodeGuess {
  readonly code: string;
  /** See `clientAddress`. */
  readonly address: string;
}

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 5;
/** From all addresses; each has fewer, so that a stranger's guesses do not end a code. */
const CODE_TRIES = 20;
const TRIES_OF_ADDRESS = 5;
/** At the codes of any numbers. */
const GUESSES_OF_ADDRESS = 30;
/** Between two messages to one number, whatever they are for. */
const RESEND_SECONDS = 120;

/** When the next one may be sent, and until when the one that was sent can be entered. */
export interface CodeTimes {
  readonly resendAt: Temporal.Instant;
  /** Null where none can be entered. */
  readonly expiresAt: Temporal.Instant | null;
}

/** The times of a code that was just sent. */
export interface SentTimes extends CodeTimes {
  readonly expiresAt: Temporal.Instant;
}

/**
 * Whether a number has to wait for its next message, and how long. Call it where senders to one
 * number take turns.
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

/** Keeps a new code as its hash. From now on it is the only one of its purpose that counts. */
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

/** Takes back a code whose message could not be sent: it is as if it had never been asked for. */
export async function deleteCode(db: Queryable, companyId: string, id: string): Promise<void> {
  await db.execute(sql`delete from one_time_codes where company_id = ${companyId} and id = ${id}`);
}

/** What became of a guess. `spent`: expired, used, guessed at too often, or never sent. */
export type Guess =
  | { readonly outcome: 'right'; readonly codeId: string }
  | { readonly outcome: 'wrong' | 'spent' };

/**
 * Holds a guess against the newest code. Each guess takes one of its tries before it is looked at,
 * so that guesses at once have no more of them than guesses in a row. A right one does not use the
 * code up: see {@link useCode}.
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
  if (live === null) return { outcome: 'spent' };
  const most = GUESSES_OF_ADDRESS;
  const window = { minutes: 15 };
  const limits = [
    triesAt(live.id, address),
    { key: `guesses at codes from ${address}`, most, window },
  ];
  if ((await db.transaction((tx) => consume(tx, key, limits, now))) !== null) {
    return { outcome: 'spent' };
  }
  const code = await db.one<{ salt: string; code_hash: string }>(sql`
    update one_time_codes set tries_left = tries_left - 1
    where company_id = ${companyId} and id = ${live.id} and used_at is null and tries_left > 0
    returning salt, code_hash`);
  if (code === null) return { outcome: 'spent' };
  const expected = Buffer.from(code.code_hash, 'hex');
  if (!timingSafeEqual(hashCode(key, code.salt, guess), expected)) return { outcome: 'wrong' };
  await giveBackHits(db, key, limits);
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

/** Uses a code up, in the transaction that does what it was for. False when somebody already has. */
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

/** Lets go of codes that were sent before a moment, when nobody can enter them any more. */
export async function dropOldCodes(db: Queryable, before: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from one_time_codes where sent_at < ${before}`);
}

/** With a key that is not in the database: whoever reads the table could try a million codes. */
function hashCode(key: Uint8Array, salt: string, code: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['code', salt, code]))
    .digest();
}
