import { fdatasyncSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from './start-postgres.ts';

let folder: string;
let pglite: PGlite;
/** The files that were synced, in order. */
let synced: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-fsync-'));
  pglite = await startPostgres(join(folder, 'postgres'), (descriptor) => {
    synced.push(readlinkSync(`/proc/self/fd/${descriptor}`));
    fdatasyncSync(descriptor);
  });
  await pglite.exec('create table t (a int)');
});
afterAll(async () => {
  await pglite.close();
  await rm(folder, { recursive: true });
});

it('brings each commit to the disk: the log is synced before a commit is answered', async () => {
  for (let commit = 1; commit <= 5; commit += 1) {
    synced = [];
    await pglite.query('insert into t values ($1)', [String(commit)]);
    expect(synced).toHaveLength(1);
    expect(synced[0]).toContain('/postgres/pg_wal/');
  }
});

it('syncs nothing for a read', async () => {
  await pglite.query('select count(*) from t');
  synced = [];
  await pglite.query('select count(*) from t');
  expect(synced).toEqual([]);
});

it('syncs the tables themselves before the log is let go', async () => {
  synced = [];
  await pglite.exec('checkpoint');
  expect(synced.some((file) => file.includes('/postgres/base/'))).toBe(true);
});

it('runs with every promise of durability switched on', async () => {
  const { rows } = await pglite.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method') order by name`,
  );
  expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
    'wal_sync_method=fsync',
  ]);
});
