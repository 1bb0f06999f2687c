import type { Db } from '../db/db.ts';
import { findPendingMigrations } from '../db/migrate.ts';

/** How long the database may take to answer, in ms. */
const TIMEOUT = 2_000;

/**
 * `GET /readyz`: 200 while this instance can serve, else 503; for whatever sends it requests. Beside
 * the database it knows whether all migrations of this version are there, which after a backup was
 * put back they may not be, and whether jobs are being done.
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
    const pending = await Promise.race([ask(), nothingAfter(TIMEOUT)]);
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

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref();
  });
}
