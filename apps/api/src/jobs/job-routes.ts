import { Hono } from 'hono';
import type { Db } from '../db/db.ts';
import type { Clock } from '../http/context.ts';
import { reportJobs } from './jobs-report.ts';

/** How the jobs stand: what `npm run jobs` asks where the server has the database for itself. */
export function createJobRoutes(db: Db, clock: Clock): Hono {
  return new Hono().get('/', async (call) =>
    call.json(await reportJobs(db, clock.now()), 200, { 'cache-control': 'no-store' }),
  );
}
