import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Db } from './db.ts';
import { fingerprint, migrate } from './migrate.ts';
import { openInMemory } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { sql } from './sql.ts';

/** A database of a test's own, with every table made and no row in it. */
export interface TestDb extends Db {
  /** From now on {@link TestDb.reset} goes back to the rows of this moment. */
  keep(): Promise<void>;
  /** Empties every table, or brings back what was kept; call it between tests. */
  reset(): Promise<void>;
}

/** Embedded databases that one file of this process has closed, empty and ready for the next. */
const idle: Db[] = [];

/**
 * Opens an empty database for one test file: embedded and in memory, or, when `DATABASE_URL` names
 * a server, a new database there. Open it in `beforeAll`. Making an embedded one takes longer than
 * most files' tests, so the files of one process share it, one after another.
 */
export async function openTestDb(): Promise<TestDb> {
  // Outside the runner a program ends when its databases are closed.
  if (process.env.DATABASE_URL || !process.env.VITEST) return openOwnTestDb();
  const db = idle.pop() ?? (await openMigrated(null));
  const tables = await namesOfTables(db);
  return {
    ...resettable(db),
    async close() {
      // Who made tables of their own leaves another database than they found.
      if ((await namesOfTables(db)) !== tables) return db.close();
      await emptyTables(db, '');
      idle.push(db);
    },
  };
}

/**
 * Opens a database that nobody else has had or will have, for tests of the database itself; on a
 * server, `close` drops it again.
 * @param migrations another folder of migrations.
 */
export function openOwnTestDb(migrations?: string): Promise<TestDb> {
  return openTestDbOn(process.env.DATABASE_URL || null, migrations);
}

/** {@link openOwnTestDb} on the server at this URL, or embedded where it is null. */
export async function openTestDbOn(server: string | null, migrations?: string): Promise<TestDb> {
  return resettable(await openMigrated(server, migrations));
}

function resettable(db: Db): TestDb {
  let bringBack = '';
  return {
    ...db,
    async keep() {
      bringBack = await keepRows(db);
    },
    reset: () => emptyTables(db, bringBack),
  };
}

async function openMigrated(url: string | null, migrations?: string): Promise<Db> {
  const name = `with-job-clock-${await fingerprint(migrations)}`;
  const prepare = async (db: Db) => {
    await migrate(db, migrations);
    await db.transaction((tx) => tx.script(JOB_CLOCK));
  };
  if (url === null) return openInMemory({ name, prepare });
  const db = await openFreshDatabase(url);
  await prepare(db);
  return db;
}

/** Those of a database of before there were jobs has none. */
const NO_JOBS = `do $$ begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job;
    update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null;
  end if;
end $$`;

/** Has jobs go by a clock that tests put right, where there are jobs; by the system's until then. */
const JOB_CLOCK = `
  create schema if not exists pgboss;
  create table pgboss.now_in_tests (one boolean primary key check (one), at timestamptz not null);
  create or replace function pgboss.job_now() returns timestamptz language sql stable as
    'select coalesce((select at from pgboss.now_in_tests), pg_catalog.now())';
`;

/** What time it is for the jobs of a test's database. */
export async function setJobClock(db: Db, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    insert into pgboss.now_in_tests values (true, ${now})
    on conflict (one) do update set at = excluded.at`);
}

async function namesOfTables(db: Db): Promise<string> {
  const tables = await listTables(db);
  return tables
    .map(({ name, columns }) => `${name} ${columns}`)
    .sort()
    .join(';');
}

interface Table {
  readonly name: string;
  /** Its columns that a row can be given with, as a list in SQL. */
  readonly columns: string;
}

async function listTables(db: Pick<Db, 'query'>): Promise<Table[]> {
  return db.query<Table>(sql`
    select quote_ident(table_name) as name,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) filter (where is_generated = 'NEVER') as columns
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations'
    group by table_name`);
}

/** Copies every table aside. @returns the SQL that fills the empty tables again. */
async function keepRows(db: Db): Promise<string> {
  const tables = await listTables(db);
  const copies = tables.map(({ name }) => `create table kept.${name} as table public.${name}`);
  await db.transaction((tx) =>
    tx.script(['drop schema if exists kept cascade', 'create schema kept', ...copies].join(';')),
  );
  return tables
    .map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
    )
    .join(';');
}

/** `truncate` would take ten times as long: it makes new files for every table. */
async function emptyTables(db: Db, bringBack: string): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await listTables(tx);
    if (tables.length === 0) return;
    // The order of the tables need not be found: nothing looks at references meanwhile.
    const unwatched = 'set local session_replication_role = replica';
    const deletions = tables.map(({ name }) => `delete from ${name}`);
    await tx.script([unwatched, ...deletions, NO_JOBS, bringBack].join(';'));
  });
}

async function openFreshDatabase(url: string): Promise<Db> {
  const fresh = await makeFreshDatabase(url);
  const db = openPostgres(fresh.url);
  return {
    ...db,
    async close() {
      await db.close();
      await fresh.drop();
    },
  };
}

/** A new, empty database on the server at `url`, with the address of its own. */
export async function makeFreshDatabase(
  url: string,
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `claypot_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: () => administer(url, `drop database if exists ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
