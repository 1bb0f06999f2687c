import { createHmac } from 'node:crypto';
import type { Queryable, Transaction } from './db.ts';
import { sql } from './sql.ts';

/** So many within a window. */
export interface Limit {
  /**
   * What is counted, such as `login 60123456789`; the same for every instance. It names phones and
   * network addresses, so only its HMAC is stored, see {@link hashKey}.
   */
  readonly key: string;
  readonly most: number;
  readonly window: Temporal.DurationLike;
}

/**
 * Counts one against every limit at once, or against none where one of them is used up.
 *
 * The count and the check are one statement a limit, so that a thousand at once are held as well as
 * a thousand in a row. Limits are taken in the order of their keys: two that share some never wait
 * for each other in a circle.
 *
 * @returns null, or when the limit that is used up begins anew.
 */
export async function consume(
  tx: Transaction,
  memberKey: Uint8Array,
  limits: readonly Limit[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const taken: Limit[] = [];
  for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const { hits, window_ends_at } = await hit(tx, memberKey, limit, now);
    taken.push(limit);
    if (hits <= limit.most) continue;
    await giveBackHits(tx, memberKey, taken);
    return window_ends_at;
  }
  return null;
}

async function hit(
  tx: Transaction,
  memberKey: Uint8Array,
  { key, window }: Limit,
  now: Temporal.Instant,
) {
  const counted = await tx.one<{ hits: number; window_ends_at: Temporal.Instant }>(sql`
    insert into rate_limits as l (key, hits, window_ends_at)
    values (${hashKey(memberKey, key)}, 1, ${now.add(window)})
    on conflict (key) do update set
      hits = case when l.window_ends_at <= ${now} then 1 else l.hits + 1 end,
      window_ends_at = case
        when l.window_ends_at <= ${now} then excluded.window_ends_at else l.window_ends_at
      end
    returning hits, window_ends_at`);
  if (counted === null) throw new Error('A counter that was just written is gone');
  return counted;
}

/** How often each was counted in its window that runs; nothing is written. */
export async function readHits(
  db: Queryable,
  memberKey: Uint8Array,
  limits: readonly Limit[],
  now: Temporal.Instant,
): Promise<(limit: Limit) => { hits: number; retryAt: Temporal.Instant | null }> {
  const rows = await db.query<{ key: string; hits: number; window_ends_at: Temporal.Instant }>(sql`
    select key, hits, window_ends_at from rate_limits
    where key = any(${keysOf(memberKey, limits)}) and window_ends_at > ${now}`);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return ({ key, most }) => {
    const row = byKey.get(hashKey(memberKey, key));
    const hits = row?.hits ?? 0;
    return { hits, retryAt: hits >= most ? (row?.window_ends_at ?? null) : null };
  };
}

/** Gives back what was counted, for what turned out not to count. */
export async function giveBackHits(
  db: Queryable,
  memberKey: Uint8Array,
  limits: readonly Limit[],
): Promise<void> {
  for (const key of keysOf(memberKey, limits)) {
    await db.execute(sql`update rate_limits set hits = hits - 1 where key = ${key} and hits > 0`);
  }
}

/** Begins to count from zero. */
export async function clearHits(
  db: Queryable,
  memberKey: Uint8Array,
  limits: readonly Limit[],
): Promise<void> {
  const keys = keysOf(memberKey, limits);
  await db.execute(sql`delete from rate_limits where key = any(${keys})`);
}

function keysOf(memberKey: Uint8Array, limits: readonly Limit[]): string[] {
  const sorted = limits.map(({ key }) => key).sort();
  return sorted.map((key) => hashKey(memberKey, key));
}

/**
 * Counters outlive the account that they count for. A plain hash of a phone number is guessed in
 * minutes, so the hash has a key that is not in the database.
 */
function hashKey(memberKey: Uint8Array, key: string): string {
  return createHmac('sha256', memberKey).update(`rate limit ${key}`).digest('base64url');
}

/** Lets go of counters that would begin anew anyway. */
export async function dropEndedWindows(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from rate_limits where window_ends_at <= ${now}`);
}
