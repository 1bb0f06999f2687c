import type { Queryable } from '../db/db.ts';
import type { Sql } from '../db/sql.ts';

/** What an import did to one table. Rows that were the same are in none of the counts. */
export interface Change {
  added: number;
  changed: number;
  retired: number;
}

/**
 * Brings one table to what the files say.
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
