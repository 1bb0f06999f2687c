import type { Queryable } from '../../platform/db/db.ts';
import { json, sql } from '../../platform/db/sql.ts';
import { importedMark } from './imported-mark.ts';
import type { Rows } from './rows.ts';
import { applyRows, type Change, writeTable } from './write-rows.ts';

type Kind =
  | 'packages'
  | 'package options'
  | 'package dishes'
  | 'package variations'
  | 'package offers';

/** Writes packages with their options, dishes and offers. */
export async function writePackages(
  tx: Queryable,
  companyId: string,
  rows: Rows,
): Promise<Record<Kind, Change>> {
  return {
    packages: await writeTable(tx, companyId, {
      name: sql`packages`,
      key: [sql`id`],
      columns: [
        ...[sql`slug`, sql`package_name`, sql`description`, sql`price`, sql`price_after_discount`],
        ...[sql`point`, sql`images`, sql`only_in_deals`, sql`position`],
      ],
      rows: rows.packages,
    }),
    'package options': await writeTable(tx, companyId, {
      name: sql`package_options`,
      key: [sql`id`],
      columns: [
        ...[sql`slug`, sql`package_id`, sql`option_name`, sql`min_qty`, sql`max_qty`],
        ...[sql`is_required`, sql`position`],
      ],
      rows: rows.package_options,
    }),
    'package dishes': await writeTable(tx, companyId, {
      name: sql`package_dishes`,
      key: [sql`id`],
      columns: [
        ...[sql`package_id`, sql`package_option_id`, sql`dish_id`, sql`qty`, sql`position`],
      ],
      rows: rows.package_dishes,
    }),
    'package variations': await writeTable(tx, companyId, {
      name: sql`package_dish_variations`,
      key: [sql`package_dish_id`, sql`dish_option_id`],
      columns: [sql`position`],
      rows: rows.package_dish_variations,
    }),
    'package offers': await writeOffers(tx, companyId, rows),
  };
}

/** Writes the packages offered by each branch; see the offers of dishes for the marks. */
function writeOffers(tx: Queryable, companyId: string, { branch_packages }: Rows): Promise<Change> {
  const records = sql`jsonb_to_recordset(${json(branch_packages)})
    as r (branch_id text, package_id text, sold_out boolean)`;
  return applyRows(
    tx,
    sql`
      insert into branch_packages (company_id, branch_id, package_id, sold_out, sold_out_imported)
      select ${companyId}, branch_id, package_id, sold_out, sold_out from ${records}
      on conflict (company_id, branch_id, package_id) do update set
        ${importedMark(sql`branch_packages`)},
        retired = false
      where (branch_packages.sold_out_imported, branch_packages.retired)
        is distinct from (excluded.sold_out_imported, excluded.retired)
      returning xmax = 0 as added`,
    sql`
      update branch_packages set retired = true
      where company_id = ${companyId} and not retired
        and (branch_id, package_id) not in (select branch_id, package_id from ${records})`,
  );
}
