import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { soldOutAtSql } from '../marks/sold-out.ts';
import { findOptionGroups, type OptionGroup } from '../option-groups.ts';

export interface PackageDish {
  readonly id: string;
  /** Option that offers the dish; null for a side dish. */
  readonly package_option_id: string | null;
  readonly dish_id: string;
  readonly name: TranslatedText;
  readonly image: string;
  readonly qty: number;
  /** Option groups of the dish for which the package asks a choice. */
  readonly groups: readonly OptionGroup[];
}

/** A group of dishes to choose from. */
export interface PackageOption {
  readonly id: string;
  readonly option_name: TranslatedText;
  readonly min_qty: number;
  readonly max_qty: number;
  readonly is_required: boolean;
  readonly dishes: readonly PackageDish[];
}

/** A package as sold by one branch. */
export interface Package {
  readonly id: string;
  readonly package_name: TranslatedText;
  readonly description: TranslatedText;
  readonly price: Cents;
  readonly price_after_discount: Cents | null;
  readonly point: number;
  readonly images: readonly [string, ...string[]];
  /** True if the package is sold only as part of a hot deal. */
  readonly only_in_deals: boolean;
  /** True if the package is on the branch's menu. */
  readonly offered: boolean;
  /** True if the branch marked the package as sold out, regardless of its dishes. */
  readonly sold_out: boolean;
  readonly options: readonly PackageOption[];
  readonly sides: readonly PackageDish[];
}

type PackageRow = Omit<Package, 'options' | 'sides'>;
type OptionRow = Omit<PackageOption, 'dishes'> & { package_id: string };
type DishRow = Omit<PackageDish, 'groups' | 'image'> & {
  package_id: string;
  images: readonly [string, ...string[]];
  option_ids: string[];
};

/**
 * Returns packages for a branch, in menu order. Includes packages that the branch does not offer,
 * because existing carts may contain them.
 * @param where extra condition; `p` is `packages`.
 */
export async function findPackages(
  db: Queryable,
  company: MenuAt,
  branchId: string | null,
  where: Sql,
): Promise<Package[]> {
  const rows = await db.query<PackageRow>(sql`
    select p.id, p.package_name, p.description, p.price, p.price_after_discount, p.point,
      p.images, p.only_in_deals,
      not p.retired and b.package_id is not null and not b.retired as offered,
      ${soldOutAtSql(company.menu_at)} as sold_out
    from packages p
    left join branch_packages b
      on b.company_id = p.company_id and b.branch_id = ${branchId} and b.package_id = p.id
    where p.company_id = ${company.id} and ${where}
    order by p.position, p.id`);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const options = Map.groupBy(await findOptions(db, company.id, ids), (row) => row.package_id);
  const dishes = Map.groupBy(await findDishes(db, company.id, ids), (row) => row.package_id);
  const groups = await findOptionGroups(db, company, dishIdsOf([...dishes.values()].flat()));
  return rows.map((row) =>
    assemble(row, options.get(row.id) ?? [], dishes.get(row.id) ?? [], groups),
  );
}

function dishIdsOf(rows: readonly DishRow[]): string[] {
  return [
    ...new Set(
      rows.filter(({ option_ids }) => option_ids.length > 0).map(({ dish_id }) => dish_id),
    ),
  ];
}

function assemble(
  row: PackageRow,
  options: readonly OptionRow[],
  dishes: readonly DishRow[],
  groups: ReadonlyMap<string, OptionGroup[]>,
): Package {
  const all = dishes.map(({ package_id: _, images, option_ids, ...dish }) => ({
    ...dish,
    image: images[0],
    groups: (groups.get(dish.dish_id) ?? []).filter(({ id }) => option_ids.includes(id)),
  }));
  return {
    ...row,
    options: options.map(({ package_id: _, ...option }) => ({
      ...option,
      dishes: all.filter((dish) => dish.package_option_id === option.id),
    })),
    sides: all.filter((dish) => dish.package_option_id === null),
  };
}

function findOptions(
  db: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<OptionRow[]> {
  return db.query(sql`
    select id, package_id, option_name, min_qty, max_qty, is_required
    from package_options
    where company_id = ${companyId} and package_id = any(${ids}) and not retired
    order by position, id`);
}

function findDishes(db: Queryable, companyId: string, ids: readonly string[]): Promise<DishRow[]> {
  return db.query(sql`
    select pd.id, pd.package_id, pd.package_option_id, pd.dish_id, pd.qty, d.name,
      d.images,
      array(
        select v.dish_option_id::text from package_dish_variations v
        where v.company_id = pd.company_id and v.package_dish_id = pd.id and not v.retired
      ) as option_ids
    from package_dishes pd
    join dishes d on d.company_id = pd.company_id and d.id = pd.dish_id
    where pd.company_id = ${companyId} and pd.package_id = any(${ids}) and not pd.retired
    order by pd.position, pd.id`);
}
