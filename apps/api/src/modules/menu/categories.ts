import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';

export interface Category {
  readonly id: string;
  readonly name: TranslatedText;
  readonly image: string;
  readonly dish_ids: readonly string[];
}

/** Returns a company's categories in menu order. */
export function findCategories(db: Queryable, companyId: string): Promise<Category[]> {
  return db.query(sql`
    select c.id, c.name, c.image,
      array(
        select d.id::text from dishes d
        where d.company_id = c.company_id and d.dish_category_id = c.id and not d.retired
      ) as dish_ids
    from dish_categories c
    where c.company_id = ${companyId} and not c.retired order by c.position, c.id`);
}

/** Returns true if the menu has this category. */
export async function hasCategory(db: Queryable, companyId: string, id: string): Promise<boolean> {
  const row = await db.one(sql`
    select from dish_categories where company_id = ${companyId} and id = ${id} and not retired`);
  return row !== null;
}
