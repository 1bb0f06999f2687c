import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { cachedByMenu } from '../company/index.ts';
import type { ChoiceGroup, Variation } from './choice-group.ts';

/** A choice group of a dish. */
export interface OptionGroup extends ChoiceGroup {
  readonly dish_id: string;
  readonly option_type: 'radio' | 'checkbox';
  readonly default_variation_id: string | null;
  readonly variations: readonly (Variation & { readonly kind: 'variation' })[];
}

/** Returns the option groups of dishes by dish id, in menu order. Omits groups without choices. */
export const findOptionGroups = cachedByMenu(async function read(
  db: Queryable,
  companyId: string,
  dishIds: readonly string[],
): Promise<ReadonlyMap<string, OptionGroup[]>> {
  if (dishIds.length === 0) return new Map();
  const groups = await db.query<OptionGroup>(sql`
    select o.id, o.dish_id, o.option_type, o.option_name, o.min_qty, o.max_qty, o.is_required,
      o.default_variation_id,
      jsonb_agg(jsonb_build_object(
        'kind', 'variation', 'id', v.id, 'dish_id', v.dish_id, 'variation_name', v.variation_name,
        'additional_price', v.additional_price, 'additional_point', v.additional_point
      ) order by v.position, v.id) as variations
    from dish_options o
    join dish_option_variations v
      on v.company_id = o.company_id and v.dish_option_id = o.id and not v.retired
    where o.company_id = ${companyId} and o.dish_id = any(${dishIds}) and not o.retired
    group by o.company_id, o.id
    order by o.position, o.id`);
  return Map.groupBy(groups, (group) => group.dish_id);
});
