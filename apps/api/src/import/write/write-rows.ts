import type { Queryable } from '../../platform/db/db.ts';
import { join, json, type Sql, sql } from '../../platform/db/sql.ts';

/** Changes of an import to one table; unchanged rows are not counted. */
export interface Change {
  added: number;
  changed: number;
  retired: number;
}

/** A table with a company's rows, which are retired and never deleted. */
export interface Table<Row> {
  readonly name: Sql;
  /** Columns that identify a row within a company. */
  readonly key: readonly Sql[];
  /** All other imported columns. */
  readonly columns: readonly Sql[];
  /** Rows with these columns as keys. */
  readonly rows: readonly Row[];
}

/** Upserts the rows of a table and retires all others. Run it in a transaction. */
export async function writeTable<Row>(
  tx: Queryable,
  companyId: string,
  { name, key, columns, rows }: Table<Row>,
): Promise<Change> {
  const all = join([...key, ...columns]);
  const records = sql`jsonb_populate_recordset(null::${name}, ${json(rows)})`;
  const updates = columns.map((column) => sql`${column} = excluded.${column}`);
  return applyRows(
    tx,
    sql`
      insert into ${name} (company_id, ${all})
      select ${companyId}, ${all} from ${records}
      on conflict (company_id, ${join(key)})
      do update set ${join([...updates, sql`retired = false`])}
      where ${name} is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update ${name} set retired = true
      where company_id = ${companyId} and not retired
        and (${join(key)}) not in (select ${join(key)} from ${records})`,
  );
}

/**
 * Runs the statements of a table and counts the changes.
 * @param upsert returns `added` for each inserted or changed row.
 * @param retire retires the rows that are no longer in the files.
 */
export async function applyRows(tx: Queryable, upsert: Sql, retire?: Sql): Promise<Change> {
  const touched = await tx.query<{ added: boolean }>(upsert);
  const added = touched.filter((row) => row.added).length;
  return {
    added,
    changed: touched.length - added,
    retired: retire ? await tx.execute(retire) : 0,
  };
}
