import type { Context } from '../../../contract/context/context.ts';
import type { Handler } from '../../../contract/handlers.ts';
import { requireOwnCompany, type Wire } from '../../../contract/wire.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { findBranch } from '../../company/index.ts';
import { viewerOf } from '../../identity/index.ts';
import { cartQuantities } from '../cart-quantities.ts';
import { dishesInDeal } from '../packages/deal-price.ts';
import { dishesIn } from '../packages/package-offers.ts';
import { findPackages } from '../packages/packages.ts';
import { findStock } from '../stock.ts';
import { findDealsAtBranch } from './deals-at-branch.ts';
import { viewDealSummary } from './hot-deal-view.ts';
import { viewPackageSummary } from './package-view.ts';
import { viewSearchWords } from './search-words.ts';

const EMPTY_QUANTITIES = 0;

/** Lists the packages of a branch, hot deals first. */
export const packageList: Handler<'packageList'> = async (context, { path, body }) => {
  const { db, company, menuCache, language, now } = context;
  requireOwnCompany(company, path.companyId);
  const branchId = path.branch_id;
  const place = { companyId: company.id, branchId, language };
  const all = await menuCache.at(db, place, now, 'packages', () => viewAll(context, branchId));
  const viewer = await viewerOf(context, body);
  const inCart = await cartQuantities(db, company.id, viewer, branchId);
  return all.map((item) => {
    const { packages, hotDeals } = inCart;
    const quantities = item.hot_deal_id === null ? packages : hotDeals;
    return { ...item, cart_qty: quantities.get(item.id) ?? EMPTY_QUANTITIES };
  });
};

/**
 * Returns the packages with a cart quantity of 0, so that the list can be cached for all viewers.
 */
async function viewAll(
  context: Context,
  branchId: string,
): Promise<readonly Wire['PackageSummary'][]> {
  const { db, company, language } = context;
  if ((await findBranch(db, company, branchId)) === null) throw new ApiError('NOT_FOUND');
  const rows = await findPackages(db, company, branchId, sql`not p.only_in_deals`);
  const packages = rows.filter(({ offered }) => offered);
  const deals = await findDealsAtBranch(db, company, branchId, sql`true`);
  const dishIds = [...dishesIn(packages), ...deals.flatMap(dishesInDeal)];
  const stock = await findStock(db, { company, branchId }, dishIds);
  const viewOptions = { stock, cartQty: EMPTY_QUANTITIES };
  return [
    ...deals.map((item) => ({
      ...viewDealSummary(item, context, viewOptions),
      ...viewSearchWords(item.deal.name, language),
    })),
    ...packages.map((item) => ({
      ...viewPackageSummary(item, context, { ...viewOptions, hotDealId: null }),
      ...viewSearchWords(item.package_name, language),
    })),
  ];
}
