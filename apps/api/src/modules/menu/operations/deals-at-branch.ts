import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import { findHotDeals, type HotDeal, priceInDeal } from '../packages/hot-deals.ts';
import { findPackages, type Package } from '../packages/packages.ts';
import type { DealAtBranch } from './hot-deal-view.ts';

/**
 * Returns the hot deals of which the branch offers at least one package.
 * @param where extra condition; `h` is `hot_deals`.
 */
export async function findDealsAtBranch(
  db: Queryable,
  company: MenuAt,
  branchId: string,
  where: Sql,
): Promise<DealAtBranch[]> {
  const deals = await findHotDeals(db, company.id, sql`not h.retired and ${where}`);
  const ids = deals.flatMap((deal) => deal.packages.map(({ package_id }) => package_id));
  if (ids.length === 0) return [];
  const packages = await findPackages(db, company, branchId, sql`p.id = any(${ids})`);
  return deals.flatMap((deal) => {
    const [first, ...others] = packagesOf(deal, packages);
    return first === undefined ? [] : [{ deal, packages: [first, ...others] as const }];
  });
}

function packagesOf(deal: HotDeal, packages: readonly Package[]): Package[] {
  return deal.packages.flatMap(({ package_id }) =>
    packages
      .filter((item) => item.id === package_id && item.offered)
      .map((item) => priceInDeal(item, deal)),
  );
}
