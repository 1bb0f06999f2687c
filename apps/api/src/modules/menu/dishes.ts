import { lowestPrice, sellingPrice } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/contract-types';
import type { Queryable } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { MenuAt } from '../../platform/http/origin/companies.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';
import { soldOutAtSql } from './marks/sold-out.ts';
import { dishesInChoices, groupOffer } from './offers.ts';
import { findOptionGroups } from './option-groups.ts';
import { findStock } from './stock.ts';

/** A dish as sold by one branch. */
export interface BranchDish {
  readonly id: string;
  readonly dish_category_id: string;
  readonly name: TranslatedText;
  readonly description: TranslatedText;
  readonly price: Cents;
  readonly price_after_discount: Cents | null;
  /** Points earned per piece, without choices. */
  readonly point: number;
  readonly images: readonly [string, ...string[]];
  readonly tags: Schemas['DishTags'];
  readonly has_options: boolean;
  /** True if a choice is required or preselected. */
  readonly needs_choice: boolean;
  /**
   * True if the dish is sold out, or if its required groups cannot be filled because their choices
   * are.
   */
  readonly sold_out: boolean;
  /** Null if portions are not counted. */
  readonly portions_left: number | null;
}

/**
 * Returns the dishes on a branch's menu, in menu order.
 * @param where extra condition; `d` is `dishes`.
 */
export async function findDishes(
  db: Queryable,
  company: MenuAt,
  branchId: string,
  where: Sql = sql`true`,
): Promise<BranchDish[]> {
  const dishes = await findRows(db, company, branchId, where);
  const ids = dishes.filter((dish) => dish.may_lack_choices && !dish.sold_out).map(({ id }) => id);
  const groups = await findOptionGroups(db, company, ids);
  const choices = dishesInChoices([...groups.values()].flat());
  const stock = await findStock(db, { company, branchId }, choices);
  return dishes.map(({ may_lack_choices, ...dish }) => {
    if (!may_lack_choices || dish.sold_out) return dish;
    const optionGroups = (groups.get(dish.id) ?? []).map((group) => groupOffer(group, stock));
    const offer = { price: sellingPrice(dish), sold_out: false, groups: optionGroups };
    return { ...dish, sold_out: lowestPrice(offer) === null };
  });
}

interface DishRow extends BranchDish {
  /** True if a required group offers other dishes as variations, or has marked ones. */
  readonly may_lack_choices: boolean;
}

function findRows(
  db: Queryable,
  { id: companyId, menu_at: now }: MenuAt,
  branchId: string,
  where: Sql,
): Promise<DishRow[]> {
  return db.query(sql`
    select d.id, d.dish_category_id, d.name, d.description, d.price, d.price_after_discount,
      d.point, d.images, d.tags, b.portions_left,
      ${soldOutAtSql(now)} or coalesce(b.portions_left = 0, false) as sold_out,
      exists (
        select from dish_options o
        where o.company_id = d.company_id and o.dish_id = d.id and not o.retired
      ) as has_options,
      exists (
        select from dish_options o
        where o.company_id = d.company_id and o.dish_id = d.id and not o.retired
          and (o.is_required or o.default_variation_id is not null)
      ) as needs_choice,
      exists (
        select from dish_options o
        join dish_option_variations v on v.company_id = o.company_id and v.dish_option_id = o.id
          and not v.retired and (v.dish_id is not null or exists (
            select from sold_out_variations m
            where m.company_id = v.company_id and m.branch_id = b.branch_id
              and m.variation_id = v.id))
        where o.company_id = d.company_id and o.dish_id = d.id and o.is_required and not o.retired
      ) as may_lack_choices
    from branch_dishes b
    join dishes d on d.company_id = b.company_id and d.id = b.dish_id and not d.retired
    join dish_categories c
      on c.company_id = d.company_id and c.id = d.dish_category_id and not c.retired
    where b.company_id = ${companyId} and b.branch_id = ${branchId} and not b.retired and ${where}
    order by c.position, c.id, d.position, d.id`);
}
