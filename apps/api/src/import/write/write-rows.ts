import type { Queryable } from '../../platform/db/db.ts';
import { join, json, type Sql, sql } from '../../platform/db/sql.ts';

/** What an import did to one table. Rows that were the same are in none of the counts. */
export interface Change {
  added: number;
  changed: number;
  retired: number;
}

/** A table of a company's things, which are retired and never deleted. */
export interface Table<Row> {
  readonly name: Sql;
  /** What tells its rows apart within a company. */
  readonly key: readonly Sql[];
  /** Every other column that the files say something about. */
  readonly columns: readonly Sql[];
  /** Each with the names of these columns. */
  readonly rows: readonly Row[];
}

/** Brings one table to what the files say. Run it in a transaction. */
export async function writeTable<Row>(
  tx: Queryable,
  companyId: string,
  { name, key, columns, rows }: Table<Row>,
): Promise<Change> {
  const all = join([...key, ...columns]);
  const given = sql`jsonb_populate_recordset(null::${name}, ${json(rows)})`;
  const updates = columns.map((column) => sql`${column} = excluded.${column}`);
  return applyRows(
    tx,
    sql`
      insert into ${name} (company_id, ${all})
      select ${companyId}, ${all} from ${given}
      on conflict (company_id, ${join(key)})
      do update set ${join([...updates, sql`retired = false`])}
      where ${name} is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update ${name} set retired = true
      where company_id = ${companyId} and not retired
        and (${join(key)}) not in (select ${join(key)} from ${given})`,
  );
}

/**
 * Runs a table's own statements.
 * @param upsert returns `added` for each row that it inserted or changed.
 * @param retire marks the rows that the files no longer have.
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
