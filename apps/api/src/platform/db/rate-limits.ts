import { createHmac } from 'node:crypto';
import type { Queryable, Transaction } from './db.ts';
import { sql } from './sql.ts';

/** Maximum hits within a time window. */
export interface Limit {
  /**
   * Counter name, such as `login 60123456789`, shared by all instances. It contains phone numbers
   * and network addresses, so only its HMAC is stored; see {@link hashKey}.
   */
  readonly key: string;
  readonly most: number;
  readonly window: Temporal.DurationLike;
}

/**
 * Counts one hit against every limit, or against none if one of them is exhausted.
 *
 * Count and check are one statement per limit, so concurrent hits cannot exceed it. Limits are
 * locked in order of their keys to avoid deadlocks.
 *
 * @returns null, or the end of the exhausted limit's window.
 */
export async function consume(
  tx: Transaction,
  memberKey: Uint8Array,
  limits: readonly Limit[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const consumed: Limit[] = [];
  for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const { hits, window_ends_at } = await hit(tx, memberKey, limit, now);
    consumed.push(limit);
    if (hits <= limit.most) continue;
    await returnHits(tx, memberKey, consumed);
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
  if (counted === null) throw new Error('The rate limit counter was not found after its update');
  return counted;
}

/**
 * Reads the current windows without counting a hit. Returns a function from limit to its hits and,
 * if it is exhausted, the end of its window.
 */
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

/** Subtracts one hit from each limit, for actions that turned out not to count. */
export async function returnHits(
  db: Queryable,
  memberKey: Uint8Array,
  limits: readonly Limit[],
): Promise<void> {
  for (const key of keysOf(memberKey, limits)) {
    await db.execute(sql`update rate_limits set hits = hits - 1 where key = ${key} and hits > 0`);
  }
}

/** Resets the hits of each limit to zero. */
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
 * Counters outlive the account that they belong to. A plain hash of a phone number can be guessed
 * in minutes, so this is an HMAC with a key outside the database.
 */
function hashKey(memberKey: Uint8Array, key: string): string {
  return createHmac('sha256', memberKey).update(`rate limit ${key}`).digest('base64url');
}

/** Deletes the counters of windows that have ended. */
export async function dropEndedWindows(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from rate_limits where window_ends_at <= ${now}`);
}
