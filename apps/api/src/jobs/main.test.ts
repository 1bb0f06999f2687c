import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { openEmbedded } from '../platform/db/open-embedded.ts';
import { openPostgres } from '../platform/db/postgres/open-postgres.ts';
import { makeFreshDatabase } from '../platform/db/testing/fresh-database.ts';
import { testServerUrl } from '../platform/db/testing/test-server.ts';
import { failRefund, lineOfRefund, showJobs } from './testing/show-jobs.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'claypot-jobs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run jobs with an embedded database', () => {
  test('exits with 2 and creates no folder when there is no database', async () => {
    const dataDir = join(folder, 'none');
    const { code, stderr: fault } = await showJobs({ DATA_DIR: dataDir });
    expect(code).toBe(2);
    expect(fault).toBe(
      `There is no database in ${dataDir}. Start the server once, or set DATA_DIR.\n`,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test('lists failing jobs while the server runs or is stopped, and exits with 1 after five failures', async () => {
    const dataDir = join(folder, 'data');
    const db = await openEmbedded(dataDir);
    await migrate(db);
    for (const [times, code] of [
      [4, 0],
      [5, 1],
    ] as const) {
      await failRefund(db, times);
      const ended = await showJobs({ DATA_DIR: dataDir });
      expect(ended).toMatchObject({ code, output: expect.stringContaining(lineOfRefund(times)) });
    }
    await db.close();
    const ended = await showJobs({ DATA_DIR: dataDir });
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining(lineOfRefund(5)) });
  }, 60_000);
});

test('npm run jobs lists the failing jobs of the database in DATABASE_URL', async () => {
  const fresh = await makeFreshDatabase(await testServerUrl());
  try {
    const empty = await showJobs({ DATABASE_URL: fresh.url });
    expect(empty).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('has no job tables yet'),
    });
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
