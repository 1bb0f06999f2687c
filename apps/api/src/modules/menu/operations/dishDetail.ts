import type { Handler } from '../../../contract/handlers.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { findBranch } from '../../company/index.ts';
import { viewerOf } from '../../identity/index.ts';
import { cartQuantities } from '../cart-quantities.ts';
import { findDishes } from '../dishes.ts';
import { dishesInChoices } from '../offers.ts';
import { findOptionGroups } from '../option-groups.ts';
import { findStock } from '../stock.ts';
import { viewDish, viewOption } from './dish-view.ts';

/** Returns one dish at a branch with all of its options. */
export const dishDetail: Handler<'dishDetail'> = async (context, { path, body }) => {
  const { db, company } = context;
  const { branch_id: branchId, dish_id: dishId } = path;
  if ((await findBranch(db, company, branchId)) === null) throw new ApiError('NOT_FOUND');
  const [dish] = await findDishes(db, company, branchId, sql`d.id = ${dishId}`);
  if (dish === undefined) throw new ApiError('NOT_FOUND');
  const groups = (await findOptionGroups(db, company, [dish.id])).get(dish.id) ?? [];
  const shelf = { company, branchId };
  const stock = await findStock(db, shelf, dishesInChoices(groups));
  const viewer = await viewerOf(context, body);
  const inCart = await cartQuantities(db, company.id, viewer, branchId);
  return {
    ...viewDish(dish, context, inCart.dishes.get(dish.id) ?? 0),
    dish_option: groups.map((group) => viewOption(group, stock, context)),
  };
};
