import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findBranch } from '../../ordering/branches.ts';
import { cartQuantities } from '../../ordering/cart-quantities.ts';
import { hasCategory } from '../../ordering/categories.ts';
import { findDishes } from '../../ordering/dishes.ts';
import { viewerOf } from '../identity.ts';
import { viewDish } from './dish-view.ts';

/** The category that stands for the whole menu. */
const ALL = 'all';

/** The dishes of a category at a branch, or all of them: one request paints the menu. */
export const dishList: Handler<'dishList'> = async (context, { path, body }) => {
  const { db, company } = context;
  const { branch_id: branchId, category_id: categoryId } = path;
  if ((await findBranch(db, company.id, branchId)) === null) throw new Refusal('NOT_FOUND');
  const whole = categoryId === ALL;
  if (!whole && !(await hasCategory(db, company.id, categoryId))) throw new Refusal('NOT_FOUND');
  const where = whole ? sql`true` : sql`d.dish_category_id = ${categoryId}`;
  const dishes = await findDishes(db, company.id, branchId, where);
  const viewer = await viewerOf(context, body);
  const inCart = await cartQuantities(db, company.id, viewer, branchId);
  return dishes.map((dish) => viewDish(dish, context, inCart.dishes.get(dish.id) ?? 0));
};
