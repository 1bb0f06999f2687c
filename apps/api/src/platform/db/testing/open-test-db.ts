import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Db } from '../db.ts';
import { fingerprint, migrate } from '../migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { sql } from '../sql.ts';
import { testServerUrl } from './test-server.ts';

/** Key of the lock under which a template is made. */
const TEMPLATE_LOCK = 7_268_435;
const JOB_CLOCK_LOCK = 7_268_436;

/** A database of a test's own, with every table made and no row in it. */
export interface TestDb extends Db {
  /** From now on {@link TestDb.reset} goes back to the rows of this moment. */
  keep(): Promise<void>;
  /** Empties every table, or brings back what was kept; call it between tests. */
  reset(): Promise<void>;
}

/**
 * Opens an empty database of its own for one test file, on the server of the test run. Open it in
 * `beforeAll`; `close` drops it.
 * @param migrations another folder of migrations.
 */
export async function openTestDb(migrations?: string): Promise<TestDb> {
  const server = await testServerUrl();
  const database = await makeMigratedDatabase(server, migrations);
  const db = openPostgres(database.url);
  return resettable({
    ...db,
    async close() {
      await db.close();
      await database.drop();
    },
  });
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

/** Copies a template with all tables. It is made once on a server for each state of the migrations. */
async function makeMigratedDatabase(server: string, migrations?: string): Promise<FreshDatabase> {
  if (migrations !== undefined) {
    const database = await makeFreshDatabase(server);
    await prepare(database.url, migrations);
    return database;
  }
  const template = `claypot_template_${await fingerprint()}`;
  await administer(server, async (client) => {
    // Of several processes one makes it, and the others wait.
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount !== 0) return;
    const draft = await makeFreshDatabase(server);
    await prepare(draft.url);
    await client.query(`alter database ${nameOf(draft.url)} rename to ${template}`);
  });
  return makeFreshDatabase(server, template);
}

async function prepare(url: string, migrations?: string): Promise<void> {
  const db = openPostgres(url);
  await migrate(db, migrations);
  await db.transaction((tx) => tx.script(JOB_CLOCK));
  await db.close();
}

/** Jobs; databases with migrations of a test have none. */
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

/**
 * Moves the clock by which jobs become due, in the database of a running server.
 * @param url of the database.
 * @param seconds ahead of PostgreSQL's own clock.
 */
export async function moveJobClock(url: string, seconds: number): Promise<void> {
  const db = openPostgres(url);
  // Two processes that replace the function at the same time would fail.
  await db.transaction((tx) =>
    tx.script(`select pg_advisory_xact_lock(${JOB_CLOCK_LOCK});
      create or replace function pgboss.job_now() returns timestamptz language sql stable as
        $$ select pg_catalog.now() + interval '${seconds} seconds' $$`),
  );
  await db.close();
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

export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Makes a new database on a server.
 * @param template database to copy; default an empty one.
 */
export async function makeFreshDatabase(
  server: string,
  template = 'template1',
): Promise<FreshDatabase> {
  const name = `claypot_test_${randomUUID().replaceAll('-', '')}`;
  // Writing its pages to the log is cheaper than the checkpoint of the other strategy.
  await administer(server, (client) =>
    client.query(`create database ${name} template ${template} strategy wal_log`),
  );
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: () =>
      administer(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function administer<Result>(
  server: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
