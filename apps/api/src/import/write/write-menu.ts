import type { Queryable } from '../../platform/db/db.ts';
import { json, sql } from '../../platform/db/sql.ts';
import { importedMark } from './imported-mark.ts';
import type { Rows } from './rows.ts';
import { applyRows, type Change, writeTable } from './write-rows.ts';

/** Writes categories, dishes, option groups and offers. */
export async function writeMenu(
  tx: Queryable,
  companyId: string,
  rows: Rows,
): Promise<Record<'categories' | 'dishes' | 'options' | 'variations' | 'offers', Change>> {
  return {
    categories: await writeTable(tx, companyId, {
      name: sql`dish_categories`,
      key: [sql`id`],
      columns: [sql`slug`, sql`name`, sql`image`, sql`position`],
      rows: rows.dish_categories,
    }),
    dishes: await writeTable(tx, companyId, {
      name: sql`dishes`,
      key: [sql`id`],
      columns: [
        ...[sql`slug`, sql`dish_category_id`, sql`name`, sql`description`, sql`price`],
        ...[sql`price_after_discount`, sql`point`, sql`images`, sql`tags`, sql`position`],
      ],
      rows: rows.dishes,
    }),
    options: await writeTable(tx, companyId, {
      name: sql`dish_options`,
      key: [sql`id`],
      columns: [
        sql`slug`,
        ...[sql`dish_id`, sql`option_type`, sql`option_name`, sql`min_qty`, sql`max_qty`],
        ...[sql`is_required`, sql`default_variation_id`, sql`position`],
      ],
      rows: rows.dish_options,
    }),
    variations: await writeTable(tx, companyId, {
      name: sql`dish_option_variations`,
      key: [sql`id`],
      columns: [
        sql`slug`,
        ...[sql`dish_option_id`, sql`dish_id`, sql`variation_name`, sql`additional_price`],
        ...[sql`additional_point`, sql`position`],
      ],
      rows: rows.dish_option_variations,
    }),
    offers: await writeOffers(tx, companyId, rows),
  };
}

/**
 * Writes the dishes offered by each branch. Portions are sold and staff mark dishes as sold out
 * between imports. An unchanged number or mark in the files leaves the present one; a changed one
 * replaces it.
 */
function writeOffers(tx: Queryable, companyId: string, { branch_dishes }: Rows): Promise<Change> {
  const currentKeys = branch_dishes.map(({ branch_id, dish_id }) => `${branch_id}/${dish_id}`);
  return applyRows(
    tx,
    sql`
      insert into branch_dishes (company_id, branch_id, dish_id, sold_out, sold_out_imported,
        portions_left, portions_imported)
      select ${companyId}, branch_id, dish_id, sold_out, sold_out, portions, portions
      from jsonb_to_recordset(${json(branch_dishes)})
        as r (branch_id text, dish_id text, sold_out boolean, portions int)
      on conflict (company_id, branch_id, dish_id) do update set
        ${importedMark(sql`branch_dishes`)},
        portions_left = case
          when branch_dishes.portions_imported is not distinct from excluded.portions_imported
          then branch_dishes.portions_left
          else excluded.portions_left
        end,
        portions_imported = excluded.portions_imported,
        retired = false
      where
        (branch_dishes.sold_out_imported, branch_dishes.portions_imported, branch_dishes.retired)
        is distinct from
        (excluded.sold_out_imported, excluded.portions_imported, excluded.retired)
      returning xmax = 0 as added`,
    sql`
      update branch_dishes set retired = true
      where company_id = ${companyId} and not retired
        and branch_id || '/' || dish_id <> all (${currentKeys}::text[])`,
  );
}
