import type { Queryable, Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** So many within a window. */
export interface Limit {
  /** What is counted, such as `login 60123456789`; the same for every instance. */
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
export async function takeHits(
  tx: Transaction,
  limits: readonly Limit[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const taken: Limit[] = [];
  for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const { hits, window_ends_at } = await hit(tx, limit, now);
    taken.push(limit);
    if (hits <= limit.most) continue;
    await giveBackHits(tx, taken);
    return window_ends_at;
  }
  return null;
}

async function hit(tx: Transaction, { key, window }: Limit, now: Temporal.Instant) {
  const counted = await tx.one<{ hits: number; window_ends_at: Temporal.Instant }>(sql`
    insert into rate_limits as l (key, hits, window_ends_at)
    values (${key}, 1, ${now.add(window)})
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
  limits: readonly Limit[],
  now: Temporal.Instant,
): Promise<(limit: Limit) => { hits: number; retryAt: Temporal.Instant | null }> {
  const rows = await db.query<{ key: string; hits: number; window_ends_at: Temporal.Instant }>(sql`
    select key, hits, window_ends_at from rate_limits
    where key = any(${keysOf(limits)}) and window_ends_at > ${now}`);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return ({ key, most }) => {
    const row = byKey.get(key);
    const hits = row?.hits ?? 0;
    return { hits, retryAt: hits >= most ? (row?.window_ends_at ?? null) : null };
  };
}

/** Gives back what was counted, for what turned out not to count. */
export async function giveBackHits(db: Queryable, limits: readonly Limit[]): Promise<void> {
  for (const key of keysOf(limits)) {
    await db.execute(sql`update rate_limits set hits = hits - 1 where key = ${key} and hits > 0`);
  }
}

/** Begins to count from zero. */
export async function clearHits(db: Queryable, limits: readonly Limit[]): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = any(${keysOf(limits)})`);
}

function keysOf(limits: readonly Limit[]): string[] {
  return limits.map(({ key }) => key).sort();
}

/** Lets go of counters that would begin anew anyway. */
export async function dropEndedWindows(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from rate_limits where window_ends_at <= ${now}`);
}
