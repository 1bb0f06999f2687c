import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Rows } from './rows.ts';
import { type Change, writeTable } from './write-rows.ts';

/** What members rise through. One that is taken away stays for those who are in it. */
export function writeTiers(tx: Queryable, { company, tiers }: Rows): Promise<Change> {
  return writeTable(tx, company.id, {
    name: sql`tiers`,
    key: [sql`level_id`],
    columns: [
      sql`level`,
      sql`level_name`,
      sql`top_up_amount`,
      sql`discount_percent`,
      sql`benefits`,
    ],
    rows: tiers,
  });
}
