import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Rows } from './rows.ts';
import { writeCompany, writeMedia, writeSurroundings } from './write-company.ts';
import { writeHotDeals } from './write-hot-deals.ts';
import { writeMenu } from './write-menu.ts';
import { writePackages } from './write-packages.ts';
import { type Change, writeTable } from './write-rows.ts';
import { writeVouchers } from './write-vouchers.ts';

/**
 * Writes all rows of the company. Rows that are no longer in the files are retired, not deleted,
 * because orders and carts refer to them. Run it in a transaction.
 */
export async function writeRows(tx: Queryable, rows: Rows): Promise<Record<string, Change>> {
  return {
    company: await writeCompany(tx, rows),
    tiers: await writeTiers(tx, rows),
    pictures: await writeMedia(tx, rows),
    ...(await writeSurroundings(tx, rows.company.id, rows)),
    ...(await writeMenu(tx, rows.company.id, rows)),
    ...(await writePackages(tx, rows.company.id, rows)),
    ...(await writeHotDeals(tx, rows.company.id, rows)),
    ...(await writeVouchers(tx, rows.company.id, rows)),
  };
}

/** Writes the tiers. A removed tier remains for its current members. */
function writeTiers(tx: Queryable, { company, tiers }: Rows): Promise<Change> {
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
