import type { Db } from '../db.ts';
import { sql } from '../sql.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { emptyTables, listTables } from './table-rows.ts';

/** Size in bytes above which a database is dropped: deleted rows still slow down its scans. */
const LARGEST_REUSED = 60_000_000;

/** Emptied databases of this process, by the URL of their server. */
const idle = new Map<string, FreshDatabase[]>();

/** Returns an empty database that another test file has used, if there is one. */
export function takeIdle(server: string): FreshDatabase | undefined {
  return idle.get(server)?.pop();
}

/** Stores an empty database for the next test file of this process. */
export function giveBack(server: string, database: FreshDatabase): void {
  idle.set(server, [...(idle.get(server) ?? []), database]);
}

/** Describes what a test can change in a schema and an emptied database would still have. */
export async function describeSchema(db: Db): Promise<string> {
  const found = await db.one<{ text: string | null }>(sql`
    select string_agg(part, e'\n' order by part) as text from (
      select relname || ' ' || relkind::text as part
      from pg_class where relnamespace = 'public'::regnamespace
      union all
      select conrelid::regclass || ' ' || conname
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text
      from pg_trigger where not tgisinternal
      union all
      select proname::text from pg_proc where pronamespace = 'public'::regnamespace
    ) as parts`);
  return found?.text ?? '';
}

/**
 * Empties a database for another test file. Returns false if it cannot be reused: a test has
 * changed its schema, stored very many rows, or left a transaction open.
 * @param schema as {@link describeSchema} described it before the tests.
 */
export async function cleanForReuse(db: Db, schema: string): Promise<boolean> {
  try {
    if ((await describeSchema(db)) !== schema) return false;
    await emptyTables(
      db,
      await listTables(db),
      'drop schema if exists kept cascade; delete from pgboss.now_in_tests',
    );
    const size = await db.one<{ bytes: number }>(sql`
      select pg_database_size(current_database()) as bytes`);
    return size !== null && size.bytes < LARGEST_REUSED;
  } catch {
    return false;
  }
}
