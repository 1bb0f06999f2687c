import type { Db } from '../db.ts';
import { sql } from '../sql.ts';

/**
 * Disables foreign keys and triggers, so that the tables can be emptied in any order. A
 * transaction that a test has left open fails the script instead of blocking it.
 */
const UNWATCHED = "set local session_replication_role = replica; set local lock_timeout = '20s'";

/** Deletes all jobs. Databases with a test's own migrations have none. */
const NO_JOBS = `do $$ begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job;
    update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
    where monitor_on is not null or monitor_claim_on is not null or maintain_on is not null;
  end if;
end $$`;

export interface Table {
  readonly name: string;
  /** SQL list of the columns that can be inserted. */
  readonly columns: string;
}

/** Lists the tables of the product. */
export async function listTables(db: Pick<Db, 'query'>): Promise<Table[]> {
  return db.query<Table>(sql`
    select quote_ident(table_name) as name,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) filter (where is_generated = 'NEVER') as columns
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations'
    group by table_name`);
}

/**
 * Copies every table that has rows.
 * @returns the SQL that inserts the copied rows into the emptied tables.
 */
export async function copyRows(db: Db, tables: readonly Table[]): Promise<string> {
  const copies = tables.map(
    ({ name }) =>
      `if exists (select from ${name}) then create table kept.${name} as table public.${name}; end if;`,
  );
  await db.transaction((tx) =>
    tx.script(`drop schema if exists kept cascade; create schema kept;
      do $$ begin ${copies.join(' ')} end $$`),
  );
  const filled = await db.query<{ name: string }>(sql`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r'
      and relnamespace = (select oid from pg_namespace where nspname = 'kept')`);
  const names = new Set(filled.map(({ name }) => name));
  return tables
    .filter(({ name }) => names.has(name))
    .map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
    )
    .join(';');
}

/**
 * Empties every table, then runs a script in the same transaction. `truncate` would take ten times
 * as long, because it creates new files for every table.
 */
export async function emptyTables(db: Db, tables: readonly Table[], andThen = ''): Promise<void> {
  if (tables.length === 0) return;
  const deletions = tables.map(({ name }) => `delete from ${name}`);
  await db.transaction((tx) => tx.script([UNWATCHED, ...deletions, NO_JOBS, andThen].join(';')));
}
