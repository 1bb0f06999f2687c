import type { Handler } from '../../../contract/handlers.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { findBranch } from '../../company/index.ts';
import { dishesInDeal } from '../packages/deal-price.ts';
import { findStock } from '../stock.ts';
import { findDealsAtBranch } from './deals-at-branch.ts';
import { viewDeal } from './hot-deal-view.ts';

/** Returns one hot deal at a branch, with the packages that the branch offers. */
export const hotDealDetail: Handler<'hotDealDetail'> = async (context, { path }) => {
  const { db, company } = context;
  const { branch_id: branchId, hot_deal_id: id } = path;
  if ((await findBranch(db, company, branchId)) === null) throw new ApiError('NOT_FOUND');
  const [deal] = await findDealsAtBranch(db, company, branchId, sql`h.id = ${id}`);
  if (deal === undefined) throw new ApiError('NOT_FOUND');
  const shelf = { company, branchId };
  return viewDeal(deal, context, await findStock(db, shelf, dishesInDeal(deal)));
};
