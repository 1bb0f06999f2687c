import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { openPostgres } from '../../platform/db/postgres/open-postgres.ts';
import { type FreshDatabase, makeFreshDatabase } from '../../platform/db/testing/fresh-database.ts';
import { testServerUrl } from '../../platform/db/testing/test-server.ts';
import { importRestaurant } from '../import-restaurant.ts';
import { folderWith, goodFolder, onDisk } from '../testing.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const USAGE = 'Name the folder: npm run export -- <folder> [--company <subdomain>]\n';

let database: FreshDatabase;
let parent: string;
beforeAll(async () => {
  database = await makeFreshDatabase(await testServerUrl());
  parent = await mkdtemp(join(tmpdir(), 'claypot-export-'));
  const db = openPostgres(database.url);
  await migrate(db);
  await onDisk(goodFolder(), (path) => importRestaurant(db, path));
  await db.close();
});
afterAll(async () => {
  await database.drop();
  await rm(parent, { recursive: true });
});

const runWith = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [MAIN, ...args], {
    env: { ...process.env, DATABASE_URL: database.url, INIT_CWD: parent, ...env },
  });
const run = (...args: string[]) => runWith({}, ...args);

describe('npm run export', () => {
  it('writes the only company into a folder relative to the caller', async () => {
    const { stdout, stderr } = await run('mine');
    const folder = join(parent, 'mine');
    expect({ stdout, stderr }).toEqual({
      stdout: `Exported lotus to ${folder}: 8 files and 3 pictures.\n`,
      stderr: '',
    });
    expect(await readdir(folder)).toContain('company.yaml');
  });

  it('rejects a folder that is not empty', async () => {
    const folder = join(parent, 'notes');
    await mkdir(folder);
    await writeFile(join(folder, 'notes.txt'), '');
    await expect(run('notes')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${folder} is not empty. Nothing was written. Name a new folder.\n`,
    });
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  it('lists the companies if the named one is unknown', async () => {
    await expect(run('unknown', '--company', 'rose')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no company rose. The database has: lotus.\n',
    });
    expect(await readdir(parent)).not.toContain('unknown');
  });

  it('asks for --company if there are several companies', async () => {
    const db = openPostgres(database.url);
    await onDisk(folderWith('company.yaml', ': lotus', ': orchid'), (path) =>
      importRestaurant(db, path),
    );
    await db.close();
    await expect(run('several')).rejects.toMatchObject({
      code: 1,
      stderr: 'The database has several companies. Name one with --company: lotus, orchid.\n',
    });
    const { stdout } = await run('several', '--company', 'orchid');
    expect(stdout).toContain('Exported orchid');
  });

  it.each([[[]], [['one', 'two']], [['one', '--compnay', 'lotus']], [['one', '--company']]])(
    'exits with code 2 for the arguments %j',
    async (args) => {
      await expect(run(...args)).rejects.toMatchObject({ code: 2, stdout: '', stderr: USAGE });
    },
  );

  it('explains a data folder without a database', async () => {
    await expect(
      runWith({ DATABASE_URL: '', DATA_DIR: join(parent, 'no-data') }, 'mine-2'),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no database in'),
    });
  });

  it('explains a database without tables, of an earlier version, or that it may not read', async () => {
    const fresh = await makeFreshDatabase(await testServerUrl());
    const client = new Client({ connectionString: fresh.url });
    await client.connect();
    const explained = (url: string) =>
      runWith({ DATABASE_URL: url }, 'mine-3').catch((error: unknown) => error);
    try {
      expect(await explained(fresh.url)).toMatchObject({
        code: 1,
        stderr: 'The database has no tables. Load a company with npm run import.\n',
      });
      await client.query('create table schema_migrations (name text primary key)');
      expect(await explained(fresh.url)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('The database is of an earlier version.'),
      });
      await client.query(`create role claypot_reader login password 'reader'`);
      const readers = new URL(fresh.url);
      readers.username = 'claypot_reader';
      readers.password = 'reader';
      expect(await explained(readers.href)).toMatchObject({
        code: 1,
        stderr:
          'The account of DATABASE_URL has no permission to read the tables. Nothing was written.\n',
      });
    } finally {
      await client.query('drop role if exists claypot_reader');
      await client.end();
      await fresh.drop();
    }
    expect(await readdir(parent)).not.toContain('mine-3');
  });
});
