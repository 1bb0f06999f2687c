import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findBranch } from '../../ordering/branches.ts';
import { cartQuantities } from '../../ordering/cart-quantities.ts';
import { dishesInDeal } from '../../ordering/packages/deal-price.ts';
import { dishesIn } from '../../ordering/packages/package-offers.ts';
import { findPackages } from '../../ordering/packages/packages.ts';
import { findStock } from '../../ordering/stock.ts';
import { viewerOf } from '../identity.ts';
import { requireOwnCompany } from '../wire.ts';
import { findDealsAtBranch } from './deals-at-branch.ts';
import { viewDealSummary } from './hot-deal-view.ts';
import { viewPackageSummary } from './package-view.ts';

/** The packages of a branch, its hot deals first. */
export const packageList: Handler<'packageList'> = async (context, { path, body }) => {
  const { db, company } = context;
  requireOwnCompany(company, path.companyId);
  const branchId = path.branch_id;
  if ((await findBranch(db, company.id, branchId)) === null) throw new Refusal('NOT_FOUND');
  const found = await findPackages(db, company.id, branchId, sql`not p.only_in_deals`);
  const packages = found.filter(({ offered }) => offered);
  const deals = await findDealsAtBranch(db, company.id, branchId, sql`true`);
  const dishIds = [...dishesIn(packages), ...deals.flatMap(dishesInDeal)];
  const stock = await findStock(db, { companyId: company.id, branchId }, dishIds);
  const viewer = await viewerOf(context, body);
  const inCart = await cartQuantities(db, company.id, viewer, branchId);
  return [
    ...deals.map((deal) => {
      const cartQty = inCart.hotDeals.get(deal.deal.id) ?? 0;
      return viewDealSummary(deal, context, { stock, cartQty });
    }),
    ...packages.map((item) => {
      const cartQty = inCart.packages.get(item.id) ?? 0;
      return viewPackageSummary(item, context, { stock, cartQty, hotDealId: null });
    }),
  ];
};
