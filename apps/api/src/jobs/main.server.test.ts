import { expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres/open-postgres.ts';
import { makeFreshDatabase } from '../db/testing.ts';
import { failRefund, lineOfRefund, showJobs } from './testing/show-jobs.ts';

/** These run where `DATABASE_URL` names a server; `main.test.ts` asks the same of the embedded one. */
const serverUrl = process.env.DATABASE_URL ?? '';

test('the command shows the same on a PostgreSQL server', async () => {
  const fresh = await makeFreshDatabase(serverUrl);
  try {
    const empty = await showJobs({ DATABASE_URL: fresh.url });
    expect(empty).toMatchObject({ code: 2, fault: expect.stringContaining('knows no jobs yet') });
    const db = openPostgres(fresh.url);
    await migrate(db);
    await failRefund(db, 5);
    await db.close();
    const ended = await showJobs({ DATABASE_URL: fresh.url });
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining(lineOfRefund(5)) });
  } finally {
    await fresh.drop();
  }
}, 60_000);
