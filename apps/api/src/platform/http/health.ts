import type { Db } from '../db/db.ts';

/** How long the database may take to answer before the server counts as unwell, in ms. */
const TIMEOUT = 2_000;
/** How long an answer of the database counts where it is busy, in ms. */
const FRESH = 15_000;
/** How long the health check itself waits for a database that answered a moment ago, in ms. */
const MOMENT = 10;

/**
 * `GET /healthz`: 200 while the database answers, else 503; for load balancers and supervisors. It
 * does not wait behind what the database is busy with: one that has just answered is up.
 */
export function createHealth(db: Pick<Db, 'ping'>, now = () => performance.now()) {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | null = null;
  const ask = (): Promise<boolean> => {
    asking ??= db
      .ping()
      .then(
        () => {
          answeredAt = now();
          return true;
        },
        () => {
          answeredAt = Number.NEGATIVE_INFINITY;
          return false;
        },
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  return async (): Promise<Response> => {
    const answer = ask();
    const wasUp = now() - answeredAt < FRESH;
    const healthy = await Promise.race([answer, after(wasUp ? MOMENT : TIMEOUT, wasUp)]);
    return Response.json(
      { status: healthy ? 'ok' : 'unavailable', database: healthy ? 'up' : 'down' },
      { status: healthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}

function after(milliseconds: number, answer: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), milliseconds).unref();
  });
}
