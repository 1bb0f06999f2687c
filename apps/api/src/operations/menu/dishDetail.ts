import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findBranch } from '../../ordering/branches.ts';
import { cartQuantities } from '../../ordering/cart-quantities.ts';
import { findDishes } from '../../ordering/dishes.ts';
import { dishesInChoices } from '../../ordering/offers.ts';
import { findOptionGroups } from '../../ordering/option-groups.ts';
import { findStock } from '../../ordering/stock.ts';
import { viewerOf } from '../identity.ts';
import { viewDish, viewOption } from './dish-view.ts';

/** One dish at a branch, with everything that can be chosen about it. */
export const dishDetail: Handler<'dishDetail'> = async (context, { path, body }) => {
  const { db, company } = context;
  const { branch_id: branchId, dish_id: dishId } = path;
  if ((await findBranch(db, company, branchId)) === null) throw new Refusal('NOT_FOUND');
  const [dish] = await findDishes(db, company, branchId, sql`d.id = ${dishId}`);
  if (dish === undefined) throw new Refusal('NOT_FOUND');
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
