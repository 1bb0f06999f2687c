import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Rows } from './rows.ts';
import { type Change, writeTable } from './write-rows.ts';

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
        ...[sql`package_name`, sql`description`, sql`price`, sql`price_after_discount`],
        ...[sql`point`, sql`images`, sql`only_in_deals`, sql`position`],
      ],
      rows: rows.packages,
    }),
    'package options': await writeTable(tx, companyId, {
      name: sql`package_options`,
      key: [sql`id`],
      columns: [
        ...[sql`package_id`, sql`option_name`, sql`min_qty`, sql`max_qty`],
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
    'package offers': await writeTable(tx, companyId, {
      name: sql`branch_packages`,
      key: [sql`branch_id`, sql`package_id`],
      columns: [sql`sold_out`],
      rows: rows.branch_packages,
    }),
  };
}
