import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NoDatabase } from '../platform/db/data-folder.ts';
import type { Db } from '../platform/db/db.ts';
import { DataFolderInUse } from '../platform/db/embedded/lock.ts';
import { openEmbedded } from '../platform/db/open-embedded.ts';
import { sql } from '../platform/db/sql.ts';
import { exposedIn } from '../testing/seed/modes.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { restore } from './restore.ts';

const NOW = Temporal.Instant.from('2026-11-25T04:30:00Z');
const MAIN = join(import.meta.dirname, 'main.ts');

let original: string;
let folder: string;
let dataDir: string;
let copy: string;
let open: Db | null;

// The database is created once, and the tests work on copies.
beforeAll(async () => {
  original = await mkdtemp(join(tmpdir(), 'claypot-backup-of-'));
  const db = await openEmbedded(original);
  await db.transaction((tx) => tx.script('create table stored (id int primary key)'));
  await db.close();
  await writeFile(join(original, 'payment-secret'), 'secret');
});
afterAll(() => rmSync(original, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-backup-'));
  dataDir = join(folder, 'data');
  copy = join(folder, 'copy');
  cpSync(original, dataDir, { recursive: true });
  open = await openEmbedded(dataDir);
});
afterEach(async () => {
  await open?.close();
  rmSync(folder, { recursive: true });
});

async function close(): Promise<void> {
  await open?.close();
  open = null;
}

/** Ids that a server started on the folder reads. */
async function idsIn(data: string): Promise<number[]> {
  const db = await openEmbedded(data);
  const rows = await db.query<{ id: number }>(sql`select id from stored order by id`);
  await db.close();
  return rows.map(({ id }) => id);
}

describe('backUp', () => {
  it('copies every row committed before the backup began while other clients write', async () => {
    const db = open;
    if (db === null) throw new Error('The database is closed');
    await db.execute(sql`insert into stored select generate_series(1, 1000)`);
    let isOver = false;
    let next = 1001;
    const write = async () => {
      while (!isOver) {
        await db.execute(sql`insert into stored values (${next})`);
        next += 1;
      }
    };
    const writing = write();
    await backUp(dataDir, copy);
    isOver = true;
    await writing;
    expect(exposedIn(copy)).toEqual([]);
    expect(existsSync(`${copy}.new`)).toBe(false);
    const ids = await idsIn(copy);
    expect(ids.length).toBeGreaterThanOrEqual(1000);
    // The copy is a consistent snapshot: no id is missing before the last one.
    expect(ids).toEqual(Array.from(ids, (_, index) => index + 1));
    expect(await readFile(join(copy, 'payment-secret'), 'utf8')).toBe('secret');
    expect(await db.query(sql`select slot_name from pg_replication_slots`)).toEqual([]);
  });

  it('copies a stopped database', async () => {
    await open?.execute(sql`insert into stored values (7)`);
    await close();
    await backUp(dataDir, copy);
    expect(await idsIn(copy)).toEqual([7]);
  });

  it('throws and writes nothing when the target is not empty', async () => {
    await mkdir(copy);
    await writeFile(join(copy, 'menu.pdf'), '');
    await expect(backUp(dataDir, copy)).rejects.toThrow(BackupError);
    expect(await readdir(copy)).toEqual(['menu.pdf']);
  });

  it('throws when the data folder holds no database', async () => {
    await expect(backUp(join(folder, 'none'), copy)).rejects.toThrow(NoDatabase);
    expect(existsSync(copy)).toBe(false);
  });
});

describe('restore', () => {
  it('replaces the data folder with the backup and moves the previous one aside', async () => {
    await open?.execute(sql`insert into stored values (1)`);
    await backUp(dataDir, copy);
    await open?.execute(sql`insert into stored values (2)`);
    await close();
    const previous = await restore(copy, dataDir, NOW);
    expect(previous).toBe(`${dataDir}.before-2026-11-25T043000Z`);
    expect(await idsIn(dataDir)).toEqual([1]);
    expect(await idsIn(previous ?? '')).toEqual([1, 2]);
    expect(await readFile(join(dataDir, 'payment-secret'), 'utf8')).toBe('secret');
    expect(exposedIn(dataDir)).toEqual([]);
  });

  it('creates the data folder when it does not exist', async () => {
    await backUp(dataDir, copy);
    const other = join(folder, 'deep', 'other');
    expect(await restore(copy, other, NOW)).toBeNull();
    expect(await idsIn(other)).toEqual([]);
  });

  it('throws and changes nothing while the server runs', async () => {
    await backUp(dataDir, copy);
    await expect(restore(copy, dataDir, NOW)).rejects.toThrow(DataFolderInUse);
    expect(readdirSync(folder).sort()).toEqual(['copy', 'data']);
  });

  it('throws and changes nothing when the backup is incomplete or missing', async () => {
    await backUp(dataDir, copy);
    await close();
    await rm(join(copy, 'pgdata', 'PG_VERSION'));
    await expect(restore(copy, dataDir, NOW)).rejects.toThrow(/is an incomplete backup/);
    await expect(restore(join(folder, 'none'), dataDir, NOW)).rejects.toThrow(/There is no folder/);
    expect(readdirSync(folder).sort()).toEqual(['copy', 'data']);
  });
});

describe('npm run backup and npm run restore', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [MAIN, ...args], {
      env: { ...process.env, DATABASE_URL: '', INIT_CWD: folder, DATA_DIR: dataDir },
    });

  it('backs up a running server and restores a stopped one', async () => {
    await open?.execute(sql`insert into stored values (1)`);
    const backedUp = await run('backup', 'copy');
    expect(backedUp.stdout).toBe(`${dataDir} is backed up in ${copy}.\n`);
    await expect(run('restore', 'copy')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is in use by another running server/),
    });
    await close();
    const restored = await run('restore', 'copy');
    expect(restored.stdout).toMatch(/^\S+ is restored in \S+\. The previous data is in \S+\.\n$/);
    expect(await idsIn(dataDir)).toEqual([1]);
  });

  it('exits with code 2 when no folder is named', async () => {
    await expect(run('backup')).rejects.toMatchObject({
      code: 2,
      stderr: 'Name the folder: npm run backup -- <folder>\n',
    });
  });
});
