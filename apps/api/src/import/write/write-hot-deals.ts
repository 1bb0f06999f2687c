import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Rows } from './rows.ts';
import { type Change, writeTable } from './write-rows.ts';

type Kind = 'hot deals' | 'deal packages' | 'deal options' | 'deal variations';

/** Writes hot deals with their packages and options. */
export async function writeHotDeals(
  tx: Queryable,
  companyId: string,
  rows: Rows,
): Promise<Record<Kind, Change>> {
  return {
    'hot deals': await writeTable(tx, companyId, {
      name: sql`hot_deals`,
      key: [sql`id`],
      columns: [
        sql`slug`,
        ...[sql`name`, sql`offer_note`, sql`price`, sql`point`, sql`images`, sql`position`],
      ],
      rows: rows.hot_deals,
    }),
    'deal packages': await writeTable(tx, companyId, {
      name: sql`hot_deal_packages`,
      key: [sql`hot_deal_id`, sql`package_id`],
      columns: [sql`additional_price`, sql`position`],
      rows: rows.hot_deal_packages,
    }),
    'deal options': await writeTable(tx, companyId, {
      name: sql`hot_deal_options`,
      key: [sql`id`],
      columns: [sql`slug`, sql`hot_deal_id`, sql`option_name`, sql`is_required`, sql`position`],
      rows: rows.hot_deal_options,
    }),
    'deal variations': await writeTable(tx, companyId, {
      name: sql`hot_deal_option_variations`,
      key: [sql`id`],
      columns: [
        ...[sql`slug`, sql`hot_deal_option_id`, sql`dish_id`, sql`variation_name`],
        ...[sql`additional_price`, sql`position`],
      ],
      rows: rows.hot_deal_option_variations,
    }),
  };
}
