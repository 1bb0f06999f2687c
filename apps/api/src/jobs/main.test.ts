import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite/open-pglite.ts';
import { openPostgres } from '../db/postgres/open-postgres.ts';
import { makeFreshDatabase } from '../db/testing.ts';
import { enqueue } from './enqueue.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const SERVER = process.env.DATABASE_URL;
/** Nobody listens there. */
const NOBODYS_PORT = '1';

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly fault: string;
}

function showJobs(variables: Readonly<Record<string, string>>): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: '', PORT: NOBODYS_PORT, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN], { env }, (error, output, fault) =>
      resolve({ code: error === null ? 0 : Number(error.code), output, fault }),
    );
  });
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'claypot-jobs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fail = (db: Db, failures: number) =>
  enqueue(
    db,
    {
      queue: 'refund',
      key: 'the-payment',
      at: Temporal.Instant.from('2026-11-21T05:00:00Z'),
    },
    { failures, failure: 'PaymentsUnavailable', failed_at: '2026-11-21T04:30:00Z' },
  );
const LINE = (times: number) =>
  `refund the-payment: PaymentsUnavailable, ${times} times, last 2026-11-21T04:30:00Z, again 2026-11-21T05:00:00Z`;

describe('on the embedded database', () => {
  test('says that there is none, and makes none', async () => {
    const dataDir = join(folder, 'none');
    const { code, fault } = await showJobs({ DATA_DIR: dataDir });
    expect(code).toBe(2);
    expect(fault).toContain(`There is no database in ${dataDir}.`);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('shows what fails, and ends with 1 once somebody has to see to it', async () => {
    const dataDir = join(folder, 'data');
    for (const [times, code] of [
      [4, 0],
      [5, 1],
    ] as const) {
      const db = await openPglite(dataDir);
      await migrate(db);
      await fail(db, times);
      if (times === 4) {
        const inUse = await showJobs({ DATA_DIR: dataDir });
        expect(inUse).toMatchObject({ code: 2, fault: expect.stringContaining('Set PORT') });
      }
      await db.close();
      const ended = await showJobs({ DATA_DIR: dataDir });
      expect(ended).toMatchObject({ code, output: expect.stringContaining(LINE(times)) });
    }
  }, 60_000);
});

test.skipIf(!SERVER)(
  'shows the same on a PostgreSQL server',
  async () => {
    const fresh = await makeFreshDatabase(SERVER ?? '');
    try {
      const empty = await showJobs({ DATABASE_URL: fresh.url });
      expect(empty).toMatchObject({ code: 2, fault: expect.stringContaining('knows no jobs yet') });
      const db = openPostgres(fresh.url);
      await migrate(db);
      await fail(db, 5);
      await db.close();
      const ended = await showJobs({ DATABASE_URL: fresh.url });
      expect(ended).toMatchObject({ code: 1, output: expect.stringContaining(LINE(5)) });
    } finally {
      await fresh.drop();
    }
  },
  60_000,
);
