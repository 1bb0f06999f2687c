import { Client } from 'pg';

/**
 * A session without foreign keys and triggers, so that tables are emptied in any order. A
 * transaction that a test has left open fails a statement instead of blocking it. Setting the role
 * in a session of the tests would invalidate the plans of all their statements.
 */
const SESSION =
  '-c session_replication_role=replica -c lock_timeout=20s -c timezone=UTC -c datestyle=ISO';

/** Rows of a test database, read and replaced in a session of its own. */
export interface TableRows {
  /** Makes {@link TableRows.restore} insert the rows of this moment. */
  save(): Promise<void>;
  /** Empties every table, then inserts the saved rows. */
  restore(): Promise<void>;
  /**
   * Empties every table and discards the saved rows.
   * @returns false if the database cannot be reused: a test has changed its schema, stored very
   * many rows, or left a transaction open.
   */
  clean(): Promise<boolean>;
  close(): Promise<void>;
}

/** Size in bytes above which a database is dropped: deleted rows still slow down its scans. */
const LARGEST_REUSED = 60_000_000;

interface Table {
  readonly name: string;
  /** SQL list of the columns that can be inserted. */
  readonly columns: string;
}

const TABLES = `
  select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum)
    filter (where attgenerated = '') as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and relname <> 'schema_migrations' and attnum > 0 and not attisdropped
  group by relname order by relname`;

/** Describes what a test can change in a schema and an emptied database would still have. */
const SCHEMA = `
  select string_agg(part, e'\\n' order by part) as text from (
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
  ) as parts`;

/** Opens the session. @param url of the database. */
export async function openTableRows(url: string): Promise<TableRows> {
  const client = new Client({ connectionString: url, options: SESSION });
  // A test may end the session; the next query then fails.
  client.on('error', () => undefined);
  await client.connect();
  const schema = await describeSchema(client);
  let tables: readonly Table[] = [];
  let listed: Promise<void> | null = null;
  const listTables = async () => {
    const { rows } = await client.query<Table>({ name: 'tables', text: TABLES });
    const isSame = JSON.stringify(rows) === JSON.stringify(tables);
    tables = rows;
    if (!isSame) await client.query(functionsOf(tables));
  };
  /** Lists the tables once for each test file, which may have created some. */
  const prepare = () => {
    listed ??= listTables();
    return listed;
  };
  return {
    async save() {
      await prepare();
      const { rows } = await client.query<SavedRows>('select * from pg_temp.saved_rows()');
      await client.query(restoreFunction(tables, rows));
    },
    async restore() {
      await prepare();
      await client.query('select pg_temp.empty_tables(); select pg_temp.restore_rows()');
    },
    async clean() {
      try {
        if ((await describeSchema(client)) !== schema) return false;
        await prepare();
        listed = null;
        await client.query(`${restoreFunction([], [])}; select pg_temp.empty_tables();
          delete from pgboss.now_in_tests`);
        const { rows } = await client.query<{ bytes: string }>(
          'select pg_database_size(current_database()) as bytes',
        );
        return Number(rows[0]?.bytes) < LARGEST_REUSED;
      } catch {
        return false;
      }
    },
    close: () => client.end(),
  };
}

async function describeSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ text: string | null }>({ name: 'schema', text: SCHEMA });
  return rows[0]?.text ?? '';
}

interface SavedRows {
  readonly name: string;
  /** SQL literal of an array of rows. */
  readonly literal: string;
}

/**
 * Functions, because their statements are planned once for the session. `truncate` would take ten times as
 * long as `delete`, because it creates new files for every table.
 */
function functionsOf(tables: readonly Table[]): string {
  const deletions = tables.map(({ name }) => `delete from public.${name};`);
  const reads = tables.map(
    ({ name }) => `if exists (select from public.${name}) then
      return query select '${name}', quote_literal(array_agg(r)::text) from public.${name} as r;
    end if;`,
  );
  return `
    create or replace function pg_temp.empty_tables() returns void language plpgsql as $function$
    begin
      ${deletions.join('\n')}
      if to_regclass('pgboss.job') is not null then
        delete from pgboss.job;
        update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
        where monitor_on is not null or monitor_claim_on is not null or maintain_on is not null;
      end if;
    end $function$;
    create or replace function pg_temp.saved_rows() returns table (name text, literal text)
    language plpgsql as $function$ begin ${reads.join('\n')} end $function$;
    ${restoreFunction([], [])}`;
}

/** Contains the rows as text, because creating tables for them takes longer. */
function restoreFunction(tables: readonly Table[], saved: readonly SavedRows[]): string {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const inserts = saved.map(({ name, literal }) => {
    const columns = columnsOf.get(name) ?? '';
    return `insert into public.${name} (${columns}) overriding system value
      select ${columns} from unnest(${literal}::public.${name}[]);`;
  });
  return `
    create or replace function pg_temp.restore_rows() returns void language plpgsql as $function$
    begin ${inserts.join('\n')} end $function$`;
}
