import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type {
  BranchDishRow,
  CategoryRow,
  DishOptionRow,
  DishRow,
  DishVariationRow,
} from '../rows/menu-rows.ts';
import { ofCompany } from './of-company.ts';

/**
 * Reads categories, dishes, option groups and offers. Marks and portions are those of the import.
 * A mark of before the first import that stored it may be of staff; the next import leaves it.
 */
export async function readMenu(
  db: Queryable,
  companyId: string,
): Promise<{
  dish_categories: CategoryRow[];
  dishes: DishRow[];
  dish_options: DishOptionRow[];
  dish_option_variations: DishVariationRow[];
  branch_dishes: BranchDishRow[];
}> {
  const current = ofCompany(companyId);
  return {
    dish_categories: await db.query<CategoryRow>(sql`
      select id, coalesce(slug, '') as slug, name, image
      from dish_categories where ${current} order by position, id`),
    dishes: await db.query<DishRow>(sql`
      select id, coalesce(slug, '') as slug, dish_category_id, name, description, price,
        price_after_discount, point, images, tags
      from dishes where ${current} order by position, id`),
    dish_options: await db.query<DishOptionRow>(sql`
      select id, coalesce(slug, '') as slug, dish_id, option_type, option_name, min_qty, max_qty,
        is_required, default_variation_id
      from dish_options where ${current} order by position, id`),
    dish_option_variations: await db.query<DishVariationRow>(sql`
      select id, coalesce(slug, '') as slug, dish_option_id, dish_id, variation_name,
        additional_price, additional_point
      from dish_option_variations where ${current} order by position, id`),
    branch_dishes: await db.query<BranchDishRow>(sql`
      select branch_id, dish_id, coalesce(sold_out_imported, sold_out) as sold_out,
        portions_imported as portions
      from branch_dishes where ${current}`),
  };
}
