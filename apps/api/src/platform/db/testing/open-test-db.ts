import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Db } from '../db.ts';
import { fingerprint, migrate } from '../migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { sql } from '../sql.ts';
import { testServerUrl } from './test-server.ts';

/** Key of the advisory lock for creating a template. */
const TEMPLATE_LOCK = 7_268_435;
const JOB_CLOCK_LOCK = 7_268_436;

/** A private database of one test file, with all tables and no rows. */
export interface TestDb extends Db {
  /** Makes {@link TestDb.reset} restore the rows of this moment. */
  snapshot(): Promise<void>;
  /** Empties every table, or restores the rows saved by `keep`; call it between tests. */
  reset(): Promise<void>;
}

/**
 * Opens an empty private database for one test file, on the server of the test run. Open it in
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
  let restoreSnapshot = '';
  return {
    ...db,
    async snapshot() {
      restoreSnapshot = await copyRows(db);
    },
    reset: () => emptyTables(db, restoreSnapshot),
  };
}

/**
 * Creates a database with all tables by copying the server's template for these migrations. A
 * test's own migrations are applied without a template.
 */
async function makeMigratedDatabase(server: string, migrations?: string): Promise<FreshDatabase> {
  if (migrations !== undefined) {
    const database = await makeFreshDatabase(server);
    await prepare(database.url, migrations);
    return database;
  }
  const template = `claypot_template_${await fingerprint()}`;
  await administer(server, async (client) => {
    // One process creates the template while the others wait.
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

/** Deletes all jobs. Databases with a test's own migrations have none. */
const NO_JOBS = `do $$ begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job;
    update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null;
  end if;
end $$`;

/** Replaces pg-boss's clock by one that tests can set; it defaults to the system clock. */
const JOB_CLOCK = `
  create schema if not exists pgboss;
  create table pgboss.now_in_tests (one boolean primary key check (one), at timestamptz not null);
  create or replace function pgboss.job_now() returns timestamptz language sql stable as
    'select coalesce((select at from pgboss.now_in_tests), pg_catalog.now())';
`;

/** Sets the job clock of a test database. */
export async function setJobClock(db: Db, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    insert into pgboss.now_in_tests values (true, ${now})
    on conflict (one) do update set at = excluded.at`);
}

/**
 * Shifts the job clock in the database of a running server.
 * @param url of the database.
 * @param seconds ahead of PostgreSQL's own clock.
 */
export async function moveJobClock(url: string, seconds: number): Promise<void> {
  const db = openPostgres(url);
  // Two processes that replace the function concurrently would fail.
  await db.transaction((tx) =>
    tx.script(`select pg_advisory_xact_lock(${JOB_CLOCK_LOCK});
      create or replace function pgboss.job_now() returns timestamptz language sql stable as
        $$ select pg_catalog.now() + interval '${seconds} seconds' $$`),
  );
  await db.close();
}

interface Table {
  readonly name: string;
  /** SQL list of the columns that can be inserted. */
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

/** Copies every table. @returns the SQL that inserts the copied rows into the emptied tables. */
async function copyRows(db: Db): Promise<string> {
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

/** `truncate` would take ten times as long, because it creates new files for every table. */
async function emptyTables(db: Db, restoreSnapshot: string): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await listTables(tx);
    if (tables.length === 0) return;
    // Disables foreign keys, so that the tables can be emptied in any order.
    const unwatched = 'set local session_replication_role = replica';
    const deletions = tables.map(({ name }) => `delete from ${name}`);
    await tx.script([unwatched, ...deletions, NO_JOBS, restoreSnapshot].join(';'));
  });
}

export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates a new database on a server.
 * @param template database to copy; default an empty one.
 */
export async function makeFreshDatabase(
  server: string,
  template = 'template1',
): Promise<FreshDatabase> {
  const name = `claypot_test_${randomUUID().replaceAll('-', '')}`;
  // Logging its pages is cheaper than the checkpoint of the other strategy.
  await administer(server, (client) =>
    client.query(`create database ${name} template ${template} strategy wal_log`),
  );
  const databaseUrl = new URL(server);
  databaseUrl.pathname = `/${name}`;
  return {
    url: databaseUrl.href,
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
