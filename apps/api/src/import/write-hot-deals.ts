import type { Queryable } from '../db/db.ts';
import { json, sql } from '../db/sql.ts';
import type { Rows } from './rows.ts';
import { applyRows, type Change } from './write-rows.ts';

type Kind = 'hot deals' | 'deal packages' | 'deal options' | 'deal variations';

/** Hot deals with their packages and options. */
export async function writeHotDeals(
  tx: Queryable,
  companyId: string,
  rows: Rows,
): Promise<Record<Kind, Change>> {
  return {
    'hot deals': await writeHeads(tx, companyId, rows),
    'deal packages': await writeDealPackages(tx, companyId, rows),
    'deal options': await writeOptions(tx, companyId, rows),
    'deal variations': await writeVariations(tx, companyId, rows),
  };
}

function writeHeads(tx: Queryable, companyId: string, { hot_deals }: Rows): Promise<Change> {
  return applyRows(
    tx,
    sql`
      insert into hot_deals (company_id, id, name, offer_note, price, point, images, position)
      select ${companyId}, id, name, offer_note, price, point, images, position
      from jsonb_to_recordset(${json(hot_deals)})
        as r (id text, name jsonb, offer_note jsonb, price int, point int, images jsonb,
              position int)
      on conflict (company_id, id) do update set
        name = excluded.name, offer_note = excluded.offer_note, price = excluded.price,
        point = excluded.point, images = excluded.images, position = excluded.position,
        retired = false
      where hot_deals is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update hot_deals set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${hot_deals.map(({ id }) => id)}::text[])`,
  );
}

function writeDealPackages(tx: Queryable, companyId: string, { hot_deal_packages }: Rows) {
  const kept = hot_deal_packages.map((row) => `${row.hot_deal_id}/${row.package_id}`);
  return applyRows(
    tx,
    sql`
      insert into hot_deal_packages (company_id, hot_deal_id, package_id, additional_price,
        position)
      select ${companyId}, hot_deal_id, package_id, additional_price, position
      from jsonb_to_recordset(${json(hot_deal_packages)})
        as r (hot_deal_id text, package_id text, additional_price int, position int)
      on conflict (company_id, hot_deal_id, package_id) do update set
        additional_price = excluded.additional_price, position = excluded.position,
        retired = false
      where hot_deal_packages is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update hot_deal_packages set retired = true
      where company_id = ${companyId} and not retired
        and hot_deal_id || '/' || package_id <> all (${kept}::text[])`,
  );
}

function writeOptions(tx: Queryable, companyId: string, { hot_deal_options }: Rows) {
  return applyRows(
    tx,
    sql`
      insert into hot_deal_options (company_id, id, hot_deal_id, option_name, is_required, position)
      select ${companyId}, id, hot_deal_id, option_name, is_required, position
      from jsonb_to_recordset(${json(hot_deal_options)})
        as r (id text, hot_deal_id text, option_name jsonb, is_required boolean, position int)
      on conflict (company_id, id) do update set
        option_name = excluded.option_name, is_required = excluded.is_required,
        position = excluded.position, retired = false
      where hot_deal_options is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update hot_deal_options set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${hot_deal_options.map(({ id }) => id)}::text[])`,
  );
}

function writeVariations(tx: Queryable, companyId: string, { hot_deal_option_variations }: Rows) {
  return applyRows(
    tx,
    sql`
      insert into hot_deal_option_variations (company_id, id, hot_deal_option_id, variation_name,
        additional_price, position)
      select ${companyId}, id, hot_deal_option_id, variation_name, additional_price, position
      from jsonb_to_recordset(${json(hot_deal_option_variations)})
        as r (id text, hot_deal_option_id text, variation_name jsonb, additional_price int,
              position int)
      on conflict (company_id, id) do update set
        variation_name = excluded.variation_name, additional_price = excluded.additional_price,
        position = excluded.position, retired = false
      where hot_deal_option_variations is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update hot_deal_option_variations set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${hot_deal_option_variations.map(({ id }) => id)}::text[])`,
  );
}
