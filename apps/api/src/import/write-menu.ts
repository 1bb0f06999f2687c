import type { Queryable } from '../db/db.ts';
import { json, sql } from '../db/sql.ts';
import type { Rows } from './rows.ts';
import { applyRows, type Change } from './write-rows.ts';

/** Categories, dishes and their option groups. */
export async function writeMenu(
  tx: Queryable,
  companyId: string,
  rows: Rows,
): Promise<Record<'categories' | 'dishes' | 'options' | 'variations' | 'offers', Change>> {
  const categories = await applyRows(
    tx,
    sql`
      insert into dish_categories (company_id, id, name, image, position)
      select ${companyId}, id, name, image, position
      from jsonb_to_recordset(${json(rows.dish_categories)})
        as r (id text, name jsonb, image text, position int)
      on conflict (company_id, id) do update set
        name = excluded.name, image = excluded.image, position = excluded.position, retired = false
      where dish_categories is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update dish_categories set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${rows.dish_categories.map(({ id }) => id)}::text[])`,
  );
  const dishes = await applyRows(
    tx,
    sql`
      insert into dishes (company_id, id, dish_category_id, name, description, price,
        price_after_discount, point, images, tags, position)
      select ${companyId}, id, dish_category_id, name, description, price,
        price_after_discount, point, images, tags, position
      from jsonb_to_recordset(${json(rows.dishes)})
        as r (id text, dish_category_id text, name jsonb, description jsonb, price int,
              price_after_discount int, point int, images jsonb, tags jsonb, position int)
      on conflict (company_id, id) do update set
        dish_category_id = excluded.dish_category_id, name = excluded.name,
        description = excluded.description, price = excluded.price,
        price_after_discount = excluded.price_after_discount, point = excluded.point,
        images = excluded.images, tags = excluded.tags, position = excluded.position,
        retired = false
      where dishes is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update dishes set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${rows.dishes.map(({ id }) => id)}::text[])`,
  );
  const options = await applyRows(
    tx,
    sql`
      insert into dish_options (company_id, id, dish_id, option_type, option_name, min_qty, max_qty,
        is_required, default_variation_id, position)
      select ${companyId}, id, dish_id, option_type, option_name, min_qty, max_qty,
        is_required, default_variation_id, position
      from jsonb_to_recordset(${json(rows.dish_options)})
        as r (id text, dish_id text, option_type text, option_name jsonb, min_qty int,
              max_qty int, is_required boolean, default_variation_id text, position int)
      on conflict (company_id, id) do update set
        dish_id = excluded.dish_id, option_type = excluded.option_type,
        option_name = excluded.option_name, min_qty = excluded.min_qty,
        max_qty = excluded.max_qty, is_required = excluded.is_required,
        default_variation_id = excluded.default_variation_id, position = excluded.position,
        retired = false
      where dish_options is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update dish_options set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${rows.dish_options.map(({ id }) => id)}::text[])`,
  );
  const variations = await applyRows(
    tx,
    sql`
      insert into dish_option_variations (company_id, id, dish_option_id, variation_name,
        additional_price, additional_point, position)
      select ${companyId}, id, dish_option_id, variation_name,
        additional_price, additional_point, position
      from jsonb_to_recordset(${json(rows.dish_option_variations)})
        as r (id text, dish_option_id text, variation_name jsonb, additional_price int,
              additional_point int, position int)
      on conflict (company_id, id) do update set
        dish_option_id = excluded.dish_option_id, variation_name = excluded.variation_name,
        additional_price = excluded.additional_price,
        additional_point = excluded.additional_point, position = excluded.position,
        retired = false
      where dish_option_variations is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update dish_option_variations set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${rows.dish_option_variations.map(({ id }) => id)}::text[])`,
  );
  return {
    categories,
    dishes,
    options,
    variations,
    offers: await writeOffers(tx, companyId, rows),
  };
}

/**
 * Which branch offers which dish. Portions are sold between two imports: a count that the files
 * merely repeat leaves what is left as it stands, another one starts the count anew.
 */
function writeOffers(tx: Queryable, companyId: string, { branch_dishes }: Rows): Promise<Change> {
  const kept = branch_dishes.map(({ branch_id, dish_id }) => `${branch_id}/${dish_id}`);
  return applyRows(
    tx,
    sql`
      insert into branch_dishes (company_id, branch_id, dish_id, sold_out, portions_left,
        portions_imported)
      select ${companyId}, branch_id, dish_id, sold_out, portions, portions
      from jsonb_to_recordset(${json(branch_dishes)})
        as r (branch_id text, dish_id text, sold_out boolean, portions int)
      on conflict (company_id, branch_id, dish_id) do update set
        sold_out = excluded.sold_out,
        portions_left = case
          when branch_dishes.portions_imported is not distinct from excluded.portions_imported
          then branch_dishes.portions_left
          else excluded.portions_left
        end,
        portions_imported = excluded.portions_imported,
        retired = false
      where (branch_dishes.sold_out, branch_dishes.portions_imported, branch_dishes.retired)
        is distinct from (excluded.sold_out, excluded.portions_imported, excluded.retired)
      returning xmax = 0 as added`,
    sql`
      update branch_dishes set retired = true
      where company_id = ${companyId} and not retired
        and branch_id || '/' || dish_id <> all (${kept}::text[])`,
  );
}
