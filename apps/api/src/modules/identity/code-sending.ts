import type { Db } from '../../platform/db/db.ts';
import { consume, giveBackHits, type Limit } from '../../platform/db/rate-limits.ts';
import {
  CODE_DIGITS,
  type CodeSubject,
  type CodeTimes,
  deleteCode,
  findCooldown,
  type SentTimes,
  storeCode,
} from './codes.ts';

/** A code about to be sent. */
export interface IssuedCode {
  /** The reference of its message. */
  readonly id: string;
  readonly code: string;
  readonly times: SentTimes;
}

/** Why no code is sent: one was a moment ago, or too many were. */
export type Withheld =
  | { readonly because: 'sent_already'; readonly times: CodeTimes }
  | { readonly because: 'too_many'; readonly retryAt: Temporal.Instant };

/** Who asks, and what a code is made with. */
interface Asking {
  readonly db: Db;
  /** Codes and counters are stored as hashes with this key. */
  readonly memberKey: Uint8Array;
  readonly random: Random;
  readonly address: string;
  readonly now: Temporal.Instant;
}

interface Random {
  uuid(): string;
  token(): string;
  digits(count: number): string;
}

/** Counts who asks for codes, whatever comes of it. Null, or when the address may ask again. */
export function countAsking({
  db,
  memberKey,
  address,
  now,
}: Omit<Asking, 'random'>): Promise<Temporal.Instant | null> {
  return db.transaction((tx) => consume(tx, memberKey, [byAddress(address)], now));
}

/**
 * Makes and keeps a code, unless the number has to wait. Askers for one number take turns at its
 * counter, so that two at once send one message.
 */
export function issueCode(
  { db, memberKey, random, address, now }: Asking,
  subject: CodeSubject,
): Promise<IssuedCode | Withheld> {
  const limits = byNumber(subject, address);
  return db.transaction<IssuedCode | Withheld>(async (tx) => {
    const retryAt = await consume(tx, memberKey, limits, now);
    const times = await findCooldown(tx, memberKey, subject, address, now);
    if (times !== null) {
      if (retryAt === null) await giveBackHits(tx, memberKey, limits);
      return { because: 'sent_already', times };
    }
    if (retryAt !== null) return { because: 'too_many', retryAt };
    const made = { id: random.uuid(), salt: random.token(), code: random.digits(CODE_DIGITS) };
    return { ...made, times: await storeCode(tx, memberKey, subject, made, now) };
  });
}

/** As if it had not been asked for: its message could not be sent. */
export async function takeBack(
  { db, memberKey, address }: Pick<Asking, 'db' | 'memberKey' | 'address'>,
  subject: CodeSubject,
  { id }: Pick<IssuedCode, 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await giveBackHits(tx, memberKey, [...byNumber(subject, address), byAddress(address)]);
    await deleteCode(tx, subject.companyId, id);
  });
}

/**
 * Joining and coming back have allowances of their own, and one address never uses up all of them:
 * a stranger cannot keep a number's owner from being sent a code.
 */
function byNumber({ companyId, phone, purpose }: CodeSubject, address: string): Limit[] {
  const number = `${purpose} codes to ${companyId} ${phone}`;
  const window = { hours: 24 };
  return [
    { key: number, most: 20, window },
    { key: `${number} for ${address}`, most: 10, window },
  ];
}

function byAddress(address: string): Limit {
  return { key: `codes for ${address}`, most: 20, window: { hours: 1 } };
}
