import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openInMemory } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { sql } from './sql.ts';

/** A database of a test's own, with every table made and no row in it. */
export interface TestDb extends Db {
  /** Empties every table; call it between tests, it takes a millisecond. */
  reset(): Promise<void>;
}

/**
 * Opens a fresh database for one test file: embedded and in memory, or, when `DATABASE_URL` names
 * a server, a new database there that `close` drops again. Open it in `beforeAll`.
 * @param migrations another folder of migrations, for tests of the database itself.
 */
export async function openTestDb(migrations?: string): Promise<TestDb> {
  const url = process.env.DATABASE_URL;
  const db = url ? await openFreshDatabase(url) : await openInMemory();
  await migrate(db, migrations);
  return { ...db, reset: () => emptyTables(db) };
}

async function emptyTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables
          where schemaname = 'public' and tablename <> 'schema_migrations'`,
    );
    if (tables.length === 0) return;
    await tx.script(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`);
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
