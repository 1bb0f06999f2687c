import type { Queryable } from '../db/db.ts';
import { json, sql } from '../db/sql.ts';
import type { Rows } from './rows.ts';
import { applyRows, type Change } from './write-rows.ts';

type Kind =
  | 'packages'
  | 'package options'
  | 'package dishes'
  | 'package variations'
  | 'package offers';

/** Packages with what is chosen in them and where they are offered. */
export async function writePackages(
  tx: Queryable,
  companyId: string,
  rows: Rows,
): Promise<Record<Kind, Change>> {
  return {
    packages: await writeHeads(tx, companyId, rows),
    'package options': await writeOptions(tx, companyId, rows),
    'package dishes': await writeDishes(tx, companyId, rows),
    'package variations': await writeVariations(tx, companyId, rows),
    'package offers': await writeOffers(tx, companyId, rows),
  };
}

function writeHeads(tx: Queryable, companyId: string, { packages }: Rows): Promise<Change> {
  return applyRows(
    tx,
    sql`
      insert into packages (company_id, id, package_name, description, price, price_after_discount,
        point, images, only_in_deals, position)
      select ${companyId}, id, package_name, description, price, price_after_discount, point, images,
        only_in_deals, position
      from jsonb_to_recordset(${json(packages)})
        as r (id text, package_name jsonb, description jsonb, price int, price_after_discount int,
              point int, images jsonb, only_in_deals boolean, position int)
      on conflict (company_id, id) do update set
        package_name = excluded.package_name, description = excluded.description,
        price = excluded.price, price_after_discount = excluded.price_after_discount,
        point = excluded.point, images = excluded.images,
        only_in_deals = excluded.only_in_deals, position = excluded.position,
        retired = false
      where packages is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update packages set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${packages.map(({ id }) => id)}::text[])`,
  );
}

function writeOptions(tx: Queryable, companyId: string, { package_options }: Rows) {
  return applyRows(
    tx,
    sql`
      insert into package_options (company_id, id, package_id, option_name, min_qty, max_qty,
        is_required, position)
      select ${companyId}, id, package_id, option_name, min_qty, max_qty, is_required, position
      from jsonb_to_recordset(${json(package_options)})
        as r (id text, package_id text, option_name jsonb, min_qty int, max_qty int,
              is_required boolean, position int)
      on conflict (company_id, id) do update set
        option_name = excluded.option_name, min_qty = excluded.min_qty, max_qty = excluded.max_qty,
        is_required = excluded.is_required, position = excluded.position, retired = false
      where package_options is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update package_options set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${package_options.map(({ id }) => id)}::text[])`,
  );
}

function writeDishes(tx: Queryable, companyId: string, { package_dishes }: Rows) {
  return applyRows(
    tx,
    sql`
      insert into package_dishes (company_id, id, package_id, package_option_id, dish_id, qty,
        position)
      select ${companyId}, id, package_id, package_option_id, dish_id, qty, position
      from jsonb_to_recordset(${json(package_dishes)})
        as r (id text, package_id text, package_option_id text, dish_id text, qty int, position int)
      on conflict (company_id, id) do update set
        package_option_id = excluded.package_option_id, qty = excluded.qty,
        position = excluded.position, retired = false
      where package_dishes is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update package_dishes set retired = true
      where company_id = ${companyId} and not retired
        and id <> all (${package_dishes.map(({ id }) => id)}::text[])`,
  );
}

function writeVariations(tx: Queryable, companyId: string, { package_dish_variations }: Rows) {
  const kept = package_dish_variations.map((row) => `${row.package_dish_id}/${row.dish_option_id}`);
  return applyRows(
    tx,
    sql`
      insert into package_dish_variations (company_id, package_dish_id, dish_option_id, position)
      select ${companyId}, package_dish_id, dish_option_id, position
      from jsonb_to_recordset(${json(package_dish_variations)})
        as r (package_dish_id text, dish_option_id text, position int)
      on conflict (company_id, package_dish_id, dish_option_id) do update set
        position = excluded.position, retired = false
      where package_dish_variations is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update package_dish_variations set retired = true
      where company_id = ${companyId} and not retired
        and package_dish_id || '/' || dish_option_id <> all (${kept}::text[])`,
  );
}

function writeOffers(tx: Queryable, companyId: string, { branch_packages }: Rows) {
  const kept = branch_packages.map((row) => `${row.branch_id}/${row.package_id}`);
  return applyRows(
    tx,
    sql`
      insert into branch_packages (company_id, branch_id, package_id, sold_out)
      select ${companyId}, branch_id, package_id, sold_out
      from jsonb_to_recordset(${json(branch_packages)})
        as r (branch_id text, package_id text, sold_out boolean)
      on conflict (company_id, branch_id, package_id) do update set
        sold_out = excluded.sold_out, retired = false
      where branch_packages is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update branch_packages set retired = true
      where company_id = ${companyId} and not retired
        and branch_id || '/' || package_id <> all (${kept}::text[])`,
  );
}
