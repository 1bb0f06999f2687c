import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import { type Choice, findHotDeals, findPackages } from '../../menu/index.ts';
import type { Item } from './item.ts';
import { hotDealItem, packageItem } from './package-item.ts';

/** Identifies a package, optionally in a hot deal, with its choices. */
export interface PackageReference {
  readonly package_id: string | null;
  readonly hot_deal_id: string | null;
  readonly selection: readonly Choice[];
}

/**
 * Reads the packages and deals of all references at once. Returns a function that converts a
 * reference to its item; null if the package or deal does not exist.
 */
export async function findPackageItems(
  db: Queryable,
  company: MenuAt,
  branchId: string | null,
  references: readonly PackageReference[],
): Promise<(reference: PackageReference) => Item | null> {
  const dealIds = unique(references.map(({ hot_deal_id }) => hot_deal_id));
  const packageIds = unique(references.map(({ package_id }) => package_id));
  if (dealIds.length + packageIds.length === 0) return () => null;
  const deals =
    dealIds.length === 0 ? [] : await findHotDeals(db, company.id, sql`h.id = any(${dealIds})`);
  const inDeals = deals.flatMap((deal) => deal.packages.map(({ package_id }) => package_id));
  const all = unique([...packageIds, ...inDeals]);
  const packages = await findPackages(db, company, branchId, sql`p.id = any(${all})`);
  return ({ package_id, hot_deal_id, selection }) => {
    const packageRow = packages.find(({ id }) => id === package_id);
    if (packageRow === undefined) return null;
    if (hot_deal_id === null) return packageItem(packageRow, selection);
    const deal = deals.find(({ id }) => id === hot_deal_id);
    return deal === undefined ? null : hotDealItem(deal, packages, packageRow, selection);
  };
}

function unique(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
