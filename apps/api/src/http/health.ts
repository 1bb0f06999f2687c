import type { Db } from '../db/db.ts';

/** How long the database may take to answer before the server counts as unwell, in ms. */
const PATIENCE = 2_000;

/** `GET /healthz`: 200 while the database answers, else 503; for load balancers and supervisors. */
export async function answerHealth(db: Db): Promise<Response> {
  const healthy = await Promise.race([
    db.ping().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), PATIENCE).unref();
    }),
  ]);
  return Response.json(
    { status: healthy ? 'ok' : 'unavailable', database: healthy ? 'up' : 'down' },
    { status: healthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
