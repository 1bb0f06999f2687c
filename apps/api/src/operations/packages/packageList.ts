import { sql } from '../../db/sql.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findBranch } from '../../ordering/branches.ts';
import { cartQuantities } from '../../ordering/cart-quantities.ts';
import { dishesInDeal } from '../../ordering/packages/deal-price.ts';
import { dishesIn } from '../../ordering/packages/package-offers.ts';
import { findPackages } from '../../ordering/packages/packages.ts';
import { findStock } from '../../ordering/stock.ts';
import { viewerOf } from '../identity.ts';
import { requireOwnCompany, type Wire } from '../wire.ts';
import { findDealsAtBranch } from './deals-at-branch.ts';
import { viewDealSummary } from './hot-deal-view.ts';
import { viewPackageSummary } from './package-view.ts';

const NOTHING = 0;

/** The packages of a branch, its hot deals first. */
export const packageList: Handler<'packageList'> = async (context, { path, body }) => {
  const { db, company, keptMenu, language, now } = context;
  requireOwnCompany(company, path.companyId);
  const branchId = path.branch_id;
  const place = { companyId: company.id, branchId, language };
  const all = await keptMenu.at(db, place, now, 'packages', () => viewAll(context, branchId));
  const viewer = await viewerOf(context, body);
  const inCart = await cartQuantities(db, company.id, viewer, branchId);
  return all.map((item) => {
    const { packages, hotDeals } = inCart;
    const quantities = item.hot_deal_id === null ? packages : hotDeals;
    return { ...item, cart_qty: quantities.get(item.id) ?? NOTHING };
  });
};

/** As somebody sees them who has nothing in the cart. */
async function viewAll(
  context: Context,
  branchId: string,
): Promise<readonly Wire['PackageSummary'][]> {
  const { db, company } = context;
  if ((await findBranch(db, company, branchId)) === null) throw new Refusal('NOT_FOUND');
  const found = await findPackages(db, company, branchId, sql`not p.only_in_deals`);
  const packages = found.filter(({ offered }) => offered);
  const deals = await findDealsAtBranch(db, company, branchId, sql`true`);
  const dishIds = [...dishesIn(packages), ...deals.flatMap(dishesInDeal)];
  const stock = await findStock(db, { company, branchId }, dishIds);
  const seen = { stock, cartQty: NOTHING };
  return [
    ...deals.map((deal) => viewDealSummary(deal, context, seen)),
    ...packages.map((item) => viewPackageSummary(item, context, { ...seen, hotDealId: null })),
  ];
}
