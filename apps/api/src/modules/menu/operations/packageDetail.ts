import type { Handler } from '../../../contract/handlers.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { findBranch } from '../../company/index.ts';
import { viewerOf } from '../../identity/index.ts';
import { cartQuantities } from '../cart-quantities.ts';
import { dishesIn } from '../packages/package-offers.ts';
import { findPackages } from '../packages/packages.ts';
import { findStock } from '../stock.ts';
import { viewPackage } from './package-view.ts';

/** Returns one package at a branch, with its options and side dishes. */
export const packageDetail: Handler<'packageDetail'> = async (context, { path, body }) => {
  const { db, company } = context;
  const { branch_id: branchId, package_id: id } = path;
  if ((await findBranch(db, company, branchId)) === null) throw new ApiError('NOT_FOUND');
  const [packageRow] = await findPackages(
    db,
    company,
    branchId,
    sql`p.id = ${id} and not p.only_in_deals`,
  );
  if (packageRow === undefined || !packageRow.offered) throw new ApiError('NOT_FOUND');
  const stock = await findStock(db, { company, branchId }, dishesIn([packageRow]));
  const viewer = await viewerOf(context, body);
  const inCart = await cartQuantities(db, company.id, viewer, branchId);
  const cartQty = inCart.packages.get(packageRow.id) ?? 0;
  return viewPackage(packageRow, context, { stock, cartQty, hotDealId: null });
};
