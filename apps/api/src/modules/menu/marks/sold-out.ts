import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Things of the menu that a branch can mark as sold out. */
export type ItemKind = 'dish' | 'variation' | 'package' | 'hot_deal' | 'hot_deal_variation';

/** Identifies an item of the menu. */
export interface ItemReference {
  readonly kind: ItemKind;
  readonly id: string;
}

/** A choice or hot deal, which has no portions and no row of the branch but its mark. */
export interface MarkedItem extends ItemReference {
  readonly kind: Exclude<ItemKind, 'dish' | 'package'>;
}

/** Returns true if a mark as sold out applies: it has no end, or the end is ahead. */
export function appliesAt(until: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return until === null || Temporal.Instant.compare(until, now) > 0;
}

/** SQL condition for {@link appliesAt}. */
export function appliesAtSql(until: Sql, now: Temporal.Instant): Sql {
  return sql`(${until} is null or ${until} > ${now})`;
}

/** SQL condition for a row `b` of `branch_dishes` or `branch_packages` that is sold out now. */
export function soldOutAtSql(now: Temporal.Instant): Sql {
  return sql`(coalesce(b.sold_out, false) and ${appliesAtSql(sql`b.sold_out_until`, now)})`;
}
