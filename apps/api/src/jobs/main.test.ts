import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite/open-pglite.ts';
import { failRefund, lineOfRefund, showJobs } from './testing/show-jobs.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'claypot-jobs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

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
      await failRefund(db, times);
      if (times === 4) {
        const inUse = await showJobs({ DATA_DIR: dataDir });
        expect(inUse).toMatchObject({ code: 2, fault: expect.stringContaining('Set PORT') });
      }
      await db.close();
      const ended = await showJobs({ DATA_DIR: dataDir });
      expect(ended).toMatchObject({ code, output: expect.stringContaining(lineOfRefund(times)) });
    }
  }, 60_000);
});
