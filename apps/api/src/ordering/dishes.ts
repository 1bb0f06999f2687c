import type { Cents } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/contract-types';
import type { Queryable } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { TranslatedText } from './translated-text.ts';

/** A dish as one branch sells it. */
export interface BranchDish {
  readonly id: string;
  readonly dish_category_id: string;
  readonly name: TranslatedText;
  readonly description: TranslatedText;
  readonly price: Cents;
  readonly price_after_discount: Cents | null;
  /** Points one of it earns, before its choices. */
  readonly point: number;
  readonly images: readonly [string, ...string[]];
  readonly tags: Schemas['DishTags'];
  readonly has_options: boolean;
  readonly sold_out: boolean;
  /** Null where nobody counts. */
  readonly portions_left: number | null;
}

/**
 * The dishes a branch has on its menu, as the menu orders them.
 * @param where narrows it down; `d` is dishes.
 */
export function findDishes(
  db: Queryable,
  companyId: string,
  branchId: string,
  where: Sql = sql`true`,
): Promise<BranchDish[]> {
  return db.query(sql`
    select d.id, d.dish_category_id, d.name, d.description, d.price, d.price_after_discount,
      d.point, d.images, d.tags, b.portions_left,
      b.sold_out or coalesce(b.portions_left = 0, false) as sold_out,
      exists (
        select from dish_options o
        where o.company_id = d.company_id and o.dish_id = d.id and not o.retired
      ) as has_options
    from branch_dishes b
    join dishes d on d.company_id = b.company_id and d.id = b.dish_id and not d.retired
    join dish_categories c
      on c.company_id = d.company_id and c.id = d.dish_category_id and not c.retired
    where b.company_id = ${companyId} and b.branch_id = ${branchId} and not b.retired and ${where}
    order by c.position, c.id, d.position, d.id`);
}
