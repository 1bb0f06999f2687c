import type { Db } from '../db/db.ts';
import { findPendingMigrations } from '../db/migrate.ts';

/** Timeout of the database's response, in ms. */
const TIMEOUT = 2_000;

/**
 * Creates `GET /readyz` for load balancers: 200 if this instance can serve requests, else 503. It
 * checks the database, that all migrations are applied (they may not be after a restore), and that
 * jobs run.
 */
export function createReadiness(db: Pick<Db, 'probe'>, isWorking: () => boolean) {
  let asking: Promise<readonly string[] | null> | null = null;
  const ask = () => {
    asking ??= findPendingMigrations(db.probe)
      .catch(() => null)
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  return async (): Promise<Response> => {
    const pending = await Promise.race([ask(), timeoutAfter(TIMEOUT)]);
    const jobs = isWorking();
    const isReady = pending?.length === 0 && jobs;
    return Response.json(
      {
        status: isReady ? 'ready' : 'unavailable',
        database: pending === null ? 'down' : 'up',
        migrations: stateOf(pending),
        jobs: jobs ? 'running' : 'stopped',
      },
      { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}

function stateOf(pending: readonly string[] | null): 'current' | 'pending' | 'unknown' {
  if (pending === null) return 'unknown';
  return pending.length === 0 ? 'current' : 'pending';
}

function timeoutAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref();
  });
}
