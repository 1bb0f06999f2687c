import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exposedIn, openToAll } from '../../testing/modes.ts';
import { DataFolderUnusable } from '../data-folder.ts';
import { type Db, StorageFull } from '../db.ts';
import { sql } from '../sql.ts';
import { SPACE_NEEDED } from './free-space.ts';
import { DataFolderInUse } from './lock.ts';
import { openPglite } from './open-pglite.ts';

let made: string;
let folder: string;

// Making a database takes seconds: it is made once, and the tests work on copies.
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'claypot-made-'));
  await (await openPglite(join(made, 'deep', 'down'))).close();
});
afterAll(() => rm(made, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-embedded-'));
  await cp(join(made, 'deep', 'down'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** Mode, size and time of change of every file below a folder. */
function statesIn(root: string): [string, number, number, number][] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return ['', ...paths].map((path) => {
    const { mode, size, ctimeMs } = lstatSync(join(root, path));
    return [path, mode, size, ctimeMs];
  });
}

it('finds its rows again', async () => {
  const first = await openPglite(folder);
  await first.transaction((tx) => tx.script('create table t (a int); insert into t values (7);'));
  await first.close();
  const second = await openPglite(folder);
  expect(await second.query(sql`select a from t`)).toEqual([{ a: 7 }]);
  await second.close();
});

it('is opened once at a time, and says so', async () => {
  const first = await openPglite(folder);
  await expect(openPglite(folder)).rejects.toThrow(DataFolderInUse);
  await expect(openPglite(folder)).rejects.toThrow(/in use by another running server/);
  await first.close();
  const second = await openPglite(folder);
  await second.close();
});

it('begins again where a first start was killed half-way', async () => {
  await rm(join(folder, 'postgres'), { recursive: true });
  const draft = join(folder, 'postgres.new');
  await mkdir(draft);
  await writeFile(join(draft, 'PG_VERSION'), '18');
  const db = await openPglite(folder);
  expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 });
  await db.close();
  expect(existsSync(draft)).toBe(false);
});

it('refuses to write on a full disk, still reads, and goes on when there is room', async () => {
  let free = Number.POSITIVE_INFINITY;
  const db = await openPglite(folder, { free: async () => free });
  await db.transaction((tx) => tx.script('create table t (a int)'));
  free = SPACE_NEEDED - 1;
  await expect(db.execute(sql`insert into t values (1)`)).rejects.toThrow(StorageFull);
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`insert into t values (2)`);
  });
  await expect(work).rejects.toThrow(/has 63 MB left/);
  expect(await db.query(sql`select a from t`)).toEqual([]);
  free = SPACE_NEEDED;
  expect(await db.execute(sql`insert into t values (3)`)).toBe(1);
  await db.close();
});

it('says why a folder that holds something else cannot be opened', async () => {
  const version = join(folder, 'postgres', 'PG_VERSION');
  await writeFile(version, '12');
  await expect(openPglite(folder)).rejects.toThrow(/cannot be opened/);
  // The failed start lets go of the folder.
  await writeFile(version, '18\n');
  await (await openPglite(folder)).close();
});

it.each(['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'])(
  'never initializes over a database without %s, and changes nothing in its folder',
  async (part) => {
    await rm(join(folder, 'postgres', part), { recursive: true });
    await chmod(folder, 0o755);
    const before = statesIn(folder);
    await expect(openPglite(folder)).rejects.toThrow(`${part} is missing`);
    expect(statesIn(folder)).toEqual(before);
  },
);

it('says so where no folder can be made', async () => {
  await expect(openPglite(join(folder, 'lock', 'below-a-file'))).rejects.toThrow(
    DataFolderUnusable,
  );
});

describe('with a umask that gives everything to everybody', () => {
  let before: number;
  beforeEach(() => {
    before = process.umask(0);
  });
  afterEach(() => {
    process.umask(before);
  });

  /** New tables, enough of a log for another file of it, and everything brought to the disk. */
  async function work(db: Db): Promise<void> {
    await db.transaction((tx) => tx.script('create table more (a text)'));
    await db.execute(sql`
      insert into more select repeat(md5(n::text), 200) from generate_series(1, 3000) n`);
    await db.transaction((tx) => tx.script('create index on more (md5(a))'));
    await db.execute(sql`checkpoint`);
  }

  it('a new folder is for its own account alone, whatever is written later', async () => {
    const fresh = join(folder, 'deep', 'fresh');
    const db = await openPglite(fresh);
    expect(exposedIn(fresh)).toEqual([]);
    await work(db);
    expect(exposedIn(fresh)).toEqual([]);
    await db.close();
    expect(exposedIn(fresh)).toEqual([]);
  });

  it('an older folder is closed, and stays so', async () => {
    openToAll(folder);
    const db = await openPglite(folder);
    expect(exposedIn(folder)).toEqual([]);
    await work(db);
    expect(exposedIn(folder)).toEqual([]);
    await db.close();
  });
});

it('says so where its lock is no file', async () => {
  await rm(join(folder, 'lock'));
  await mkdir(join(folder, 'lock'));
  await expect(openPglite(folder)).rejects.toThrow(DataFolderUnusable);
});
