import type { Db, Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Locks or changes rows in a transaction that stays open. */
type Hold = (tx: Transaction) => Promise<unknown>;

/**
 * Runs `work` while another session has locked rows that it needs. That session commits once `work`
 * is blocked, so the order is the same in every run.
 *
 * @param hold locks the rows and makes changes that `work` must see after it gets the lock.
 * @param then runs in that session once `work` is blocked, before the commit.
 * @param sessions number of sessions of `work` that must be blocked.
 * @throws Error if `work` ends without being blocked.
 */
export function afterLocked<Result>(
  db: Db,
  hold: Hold,
  work: () => Promise<Result>,
  then: Hold = async () => undefined,
  sessions = 1,
): Promise<Result> {
  return withLocked(db, hold, then, async (commit) => {
    const result = work();
    if (!(await isBlocked(db, result, sessions)))
      throw new Error('It did not wait for the locked rows');
    await commit();
    return result;
  });
}

/**
 * Runs `work` to its end while another session has locked rows.
 *
 * @throws Error if `work` is blocked by that session.
 */
export function besideLocked<Result>(
  db: Db,
  hold: Hold,
  work: () => Promise<Result>,
): Promise<Result> {
  const nothing = async () => undefined;
  return withLocked(db, hold, nothing, async () => {
    const result = work();
    if (await isBlocked(db, result, 1)) throw new Error('It waits for the locked rows');
    return result;
  });
}

async function withLocked<Result>(
  db: Db,
  hold: Hold,
  then: Hold,
  meanwhile: (commit: () => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const lockTaken = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holder = db.transaction(async (tx) => {
    await hold(tx);
    lockTaken.resolve();
    await released.promise;
    await then(tx);
  });
  const commit = () => {
    released.resolve();
    return holder;
  };
  await Promise.race([lockTaken.promise, holder]);
  try {
    return await meanwhile(commit);
  } finally {
    await commit();
  }
}

/**
 * Polls until that many sessions of the database are blocked or `work` ends. Returns true if they
 * are blocked.
 */
async function isBlocked(
  db: Queryable,
  work: Promise<unknown>,
  sessions: number,
): Promise<boolean> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  while (!isOver) {
    const blocked = await db.query(sql`
      select 1 as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and cardinality(pg_blocking_pids(pid)) > 0`);
    if (blocked.length >= sessions) return true;
  }
  return false;
}
