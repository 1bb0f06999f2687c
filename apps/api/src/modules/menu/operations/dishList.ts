import type { Context } from '../../../contract/context/context.ts';
import type { Handler } from '../../../contract/handlers.ts';
import type { Wire } from '../../../contract/wire.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { findBranch } from '../../company/index.ts';
import { viewerOf } from '../../identity/index.ts';
import { cartQuantities } from '../cart-quantities.ts';
import { hasCategory } from '../categories.ts';
import { findDishes } from '../dishes.ts';
import { viewDish } from './dish-view.ts';
import { viewSearchWords } from './search-words.ts';

/** Category id that selects all dishes. */
const ALL = 'all';

/** Lists the dishes of a category or of the whole menu at a branch, in one request. */
export const dishList: Handler<'dishList'> = async (context, { path, body }) => {
  const { db, company, menuCache, language, now } = context;
  const { branch_id: branchId, category_id: categoryId } = path;
  const place = { companyId: company.id, branchId, language };
  const dishes = await menuCache.at(db, place, now, `dishes of ${categoryId}`, () =>
    viewAll(context, branchId, categoryId),
  );
  const viewer = await viewerOf(context, body);
  const inCart = await cartQuantities(db, company.id, viewer, branchId);
  return dishes.map((dish) => ({ ...dish, cart_qty: inCart.dishes.get(dish.id) ?? 0 }));
};

/** Returns the dishes with a cart quantity of 0, so that the list can be cached for all viewers. */
async function viewAll(
  context: Context,
  branchId: string,
  categoryId: string,
): Promise<readonly Wire['DishSummary'][]> {
  const { db, company } = context;
  if ((await findBranch(db, company, branchId)) === null) throw new ApiError('NOT_FOUND');
  const isAll = categoryId === ALL;
  if (!isAll && !(await hasCategory(db, company.id, categoryId))) throw new ApiError('NOT_FOUND');
  const where = isAll ? sql`true` : sql`d.dish_category_id = ${categoryId}`;
  const dishes = await findDishes(db, company, branchId, where);
  return dishes.map((dish) => ({
    ...viewDish(dish, context, 0),
    ...viewSearchWords(dish.name, context.language),
  }));
}
