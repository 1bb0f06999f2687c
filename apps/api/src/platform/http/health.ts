import type { Db } from '../db/db.ts';

/** Timeout of the database's response, in ms. */
const TIMEOUT = 2_000;
/** Time for which a response of the database counts as recent, in ms. */
const FRESH = 15_000;
/** Timeout if the database has responded recently, in ms. */
const MOMENT = 10;

/**
 * Creates `GET /healthz` for load balancers: 200 if the database responds, else 503. A busy
 * database that has responded recently counts as up.
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
