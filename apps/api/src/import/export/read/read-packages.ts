import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type {
  BranchPackageRow,
  HotDealOptionRow,
  HotDealPackageRow,
  HotDealRow,
  HotDealVariationRow,
  PackageDishRow,
  PackageDishVariationRow,
  PackageOptionRow,
  PackageRow,
} from '../rows/package-rows.ts';
import { ofCompany } from './of-company.ts';

/** Reads packages with their dishes and offers; see `readMenu` for the marks. */
export async function readPackages(
  db: Queryable,
  companyId: string,
): Promise<{
  packages: PackageRow[];
  package_options: PackageOptionRow[];
  package_dishes: PackageDishRow[];
  package_dish_variations: PackageDishVariationRow[];
  branch_packages: BranchPackageRow[];
}> {
  const current = ofCompany(companyId);
  return {
    packages: await db.query<PackageRow>(sql`
      select id, coalesce(slug, '') as slug, package_name, description, price,
        price_after_discount, point, images, only_in_deals
      from packages where ${current} order by position, id`),
    package_options: await db.query<PackageOptionRow>(sql`
      select id, coalesce(slug, '') as slug, package_id, option_name, min_qty, max_qty, is_required
      from package_options where ${current} order by position, id`),
    package_dishes: await db.query<PackageDishRow>(sql`
      select id, package_id, package_option_id, dish_id, qty
      from package_dishes where ${current} order by position, id`),
    package_dish_variations: await db.query<PackageDishVariationRow>(sql`
      select package_dish_id, dish_option_id
      from package_dish_variations where ${current}
      order by position, dish_option_id, package_dish_id`),
    branch_packages: await db.query<BranchPackageRow>(sql`
      select branch_id, package_id, coalesce(sold_out_imported, sold_out) as sold_out
      from branch_packages where ${current}`),
  };
}

/** Reads hot deals with their packages and options. */
export async function readHotDeals(
  db: Queryable,
  companyId: string,
): Promise<{
  hot_deals: HotDealRow[];
  hot_deal_packages: HotDealPackageRow[];
  hot_deal_options: HotDealOptionRow[];
  hot_deal_option_variations: HotDealVariationRow[];
}> {
  const current = ofCompany(companyId);
  return {
    hot_deals: await db.query<HotDealRow>(sql`
      select id, coalesce(slug, '') as slug, name, offer_note, price, point, images
      from hot_deals where ${current} order by position, id`),
    hot_deal_packages: await db.query<HotDealPackageRow>(sql`
      select hot_deal_id, package_id, additional_price
      from hot_deal_packages where ${current} order by position, package_id, hot_deal_id`),
    hot_deal_options: await db.query<HotDealOptionRow>(sql`
      select id, coalesce(slug, '') as slug, hot_deal_id, option_name, is_required
      from hot_deal_options where ${current} order by position, id`),
    hot_deal_option_variations: await db.query<HotDealVariationRow>(sql`
      select id, coalesce(slug, '') as slug, hot_deal_option_id, dish_id, variation_name,
        additional_price
      from hot_deal_option_variations where ${current} order by position, id`),
  };
}
