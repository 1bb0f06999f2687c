import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedCompany } from '../../testing/seed/seed.ts';
import { type Db, DbError } from './db.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';
import { openTestDb, type TestDb } from './testing/open-test-db.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

let folder: string;
let db: TestDb;

const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-migrations-'));
  db = await openTestDb(folder);
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

it('applies new migrations once, in order of their names', async () => {
  await write(
    '0002_more.sql',
    'alter table t add column b int; insert into t (a, b) values (1, 2);',
  );
  await write('0001_first.sql', 'create table t (a int);');
  await write('notes.txt', 'not SQL');
  expect(await migrate(db, folder)).toEqual(['0001_first.sql', '0002_more.sql']);
  expect(await migrate(db, folder)).toEqual([]);
  await write('0003_last.sql', 'insert into t (a, b) values (3, 4);');
  expect(await migrate(db, folder)).toEqual(['0003_last.sql']);
  expect(await db.query(sql`select a, b from t order by a`)).toEqual([
    { a: 1, b: 2 },
    { a: 3, b: 4 },
  ]);
});

it('rolls back all migrations when one fails', async () => {
  await write('0001_good.sql', 'create table t (a int);');
  await write('0002_bad.sql', 'create table u (a int); create tabel v (a int);');
  await expect(migrate(db, folder)).rejects.toThrow(DbError);
  await write('0002_bad.sql', 'create table u (a int);');
  expect(await migrate(db, folder)).toEqual(['0001_good.sql', '0002_bad.sql']);
});

it('rejects a changed migration but accepts other line endings', async () => {
  await write('0001_first.sql', 'create table t (a int);\n');
  await migrate(db, folder);
  await write('0001_first.sql', 'create table t (a int);\r\n');
  expect(await migrate(db, folder)).toEqual([]);
  await write('0001_first.sql', 'create table t (a bigint);\n');
  await expect(migrate(db, folder)).rejects.toThrow(/0001_first\.sql has changed/);
});

it('accepts a database with additional migrations of a newer version', async () => {
  await write('0001_first.sql', 'create table t (a int);');
  await write('0002_more.sql', 'alter table t add column b int;');
  await migrate(db, folder);
  await rm(join(folder, '0002_more.sql'));
  expect(await migrate(db, folder)).toEqual([]);
});

it('rejects a database with a contract migration whose expand migration is unknown', async () => {
  await write('0001_first.sql', 'create table t (a int, b int);');
  await write('0002_less.sql', 'alter table t alter column b drop not null;');
  await write('0003_without.sql', '-- second step of 0002_less.sql\nalter table t drop column b;');
  await migrate(db, folder);
  await rm(join(folder, '0003_without.sql'));
  expect(await migrate(db, folder)).toEqual([]);
  await rm(join(folder, '0002_less.sql'));
  await expect(migrate(db, folder)).rejects.toThrow(/newer version \(it has 0003_without\.sql\)/);
});

it('stores the expand migration that a contract migration follows', async () => {
  await write('0001_first.sql', 'create table t (a int);');
  await write('0002_more.sql', '-- second step of 0001_first.sql\ndrop table t;');
  expect(await migrate(db, folder)).toEqual(['0001_first.sql', '0002_more.sql']);
  expect(await db.query(sql`select first_step from schema_migrations order by name`)).toEqual([
    { first_step: null },
    { first_step: '0001_first.sql' },
  ]);
});

it('rejects a database of an older list of migrations and changes nothing', async () => {
  await write('0001_old_beginning.sql', 'create table t (a int);');
  await write('0002_old_end.sql', 'create table u (a int);');
  await migrate(db, folder);
  await rm(join(folder, '0001_old_beginning.sql'));
  await rm(join(folder, '0002_old_end.sql'));
  await write('0001_baseline.sql', 'create table v (a int);');
  await expect(migrate(db, folder)).rejects.toThrow(
    /older list of migrations \(it has 0001_old_beginning\.sql, but not 0001_baseline\.sql\).*empty database/,
  );
  expect(
    await db.one(
      sql`select to_regclass('v')::text as v, count(*) as applied from schema_migrations`,
    ),
  ).toEqual({ v: null, applied: 2 });
});

it('preserves the data when it applies a further migration', async () => {
  const names = await readdir(MIGRATIONS);
  await Promise.all(names.map((name) => copyFile(join(MIGRATIONS, name), join(folder, name))));
  const restaurant = await openTestDb(folder);
  await seedCompany(restaurant, 'demo');
  const dishes = sql`select id, price from dishes order by id`;
  const before = await restaurant.query(dishes);
  await write(
    '9999_spiciness.sql',
    'alter table dishes add column spiciness integer not null default 0;',
  );
  expect(await migrate(restaurant, folder)).toEqual(['9999_spiciness.sql']);
  expect(before.length).toBeGreaterThan(0);
  expect(await restaurant.query(dishes)).toEqual(before);
  expect(await restaurant.query(sql`select distinct spiciness from dishes`)).toEqual([
    { spiciness: 0 },
  ]);
  await restaurant.close();
});

it('retries after a pause when a table is locked', async () => {
  await write(
    '0001_first.sql',
    "create table t as select current_setting('lock_timeout') as wait;",
  );
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  expect(await migrate(busy(2), folder, pause)).toEqual(['0001_first.sql']);
  expect(pauses).toBe(2);
  expect(await db.query(sql`select wait from t`)).toEqual([{ wait: '2s' }]);
});

it('throws when a table is never free', async () => {
  await write('0001_first.sql', 'create table t (a int);');
  const never = migrate(busy(Number.POSITIVE_INFINITY), folder, async () => undefined);
  await expect(never).rejects.toThrow(/never free/);
});

/** Database that rejects the given number of transactions with a lock timeout. */
function busy(times: number): Db {
  let left = times;
  return {
    ...db,
    transaction(work) {
      left -= 1;
      if (left < 0) return db.transaction(work);
      return Promise.reject(new DbError('canceling statement due to lock timeout', '55P03', null));
    },
  };
}

it('applies each migration once when several instances start concurrently', async () => {
  await write('0001_first.sql', 'create table t (a int); insert into t values (1);');
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(db, folder)));
  expect(applied.flat()).toEqual(['0001_first.sql']);
  expect(await db.query(sql`select a from t`)).toEqual([{ a: 1 }]);
});

it('rejects two migrations with the same number', async () => {
  await write('0001_first.sql', 'create table first (id integer)');
  await write('0001_other.sql', 'create table other (id integer)');
  await expect(migrate(db, folder)).rejects.toThrow(/number of 0001_other\.sql/);
});
