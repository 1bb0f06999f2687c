import type { Db } from '../../platform/db/db.ts';
import { consume, type Limit, returnHits } from '../../platform/db/rate-limits.ts';
import {
  CODE_DIGITS,
  type CodeSubject,
  type CodeTimes,
  deleteCode,
  findCooldown,
  type SentTimes,
  storeCode,
} from './codes.ts';

/** A new code that must be sent. */
export interface IssuedCode {
  /** Reference of the text message. */
  readonly id: string;
  readonly code: string;
  readonly times: SentTimes;
}

/** Reason why no code was issued: the last one is too recent, or the rate limit is exceeded. */
export type RejectedSending =
  | { readonly because: 'sent_already'; readonly times: CodeTimes }
  | { readonly because: 'too_many'; readonly retryAt: Temporal.Instant };

/** The requester's address, and the dependencies to create a code. */
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

/**
 * Counts a request for a code. Returns the retry time if the address has exceeded its limit, else
 * null. Only {@link takeBack} reverts the count.
 */
export function countAsking({
  db,
  memberKey,
  address,
  now,
}: Omit<Asking, 'random'>): Promise<Temporal.Instant | null> {
  return db.transaction((tx) => consume(tx, memberKey, [byAddress(address)], now));
}

/**
 * Creates and stores a code, unless the number has to wait. The counter's row lock serialises
 * requests for one number, so that concurrent ones send one message.
 */
export function issueCode(
  { db, memberKey, random, address, now }: Asking,
  subject: CodeSubject,
): Promise<IssuedCode | RejectedSending> {
  const limits = byNumber(subject, address);
  return db.transaction<IssuedCode | RejectedSending>(async (tx) => {
    const retryAt = await consume(tx, memberKey, limits, now);
    const times = await findCooldown(tx, memberKey, subject, address, now);
    if (times !== null) {
      if (retryAt === null) await returnHits(tx, memberKey, limits);
      return { because: 'sent_already', times };
    }
    if (retryAt !== null) return { because: 'too_many', retryAt };
    const issued = { id: random.uuid(), salt: random.token(), code: random.digits(CODE_DIGITS) };
    return { ...issued, times: await storeCode(tx, memberKey, subject, issued, now) };
  });
}

/** Undoes a request after its message could not be sent. */
export async function takeBack(
  { db, memberKey, address }: Pick<Asking, 'db' | 'memberKey' | 'address'>,
  subject: CodeSubject,
  { id }: Pick<IssuedCode, 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await returnHits(tx, memberKey, [...byNumber(subject, address), byAddress(address)]);
    await deleteCode(tx, subject.companyId, id);
  });
}

/**
 * Rate limits of a number. Sign-up and reset have separate limits, and one address cannot use up
 * all of them: a stranger cannot block the number's owner from getting a code.
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
