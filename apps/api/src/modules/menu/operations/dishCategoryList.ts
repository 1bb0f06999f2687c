import type { Handler } from '../../../contract/handlers.ts';
import { mediaUrl, requireOwnCompany } from '../../../contract/wire.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { viewerOf } from '../../identity/index.ts';
import { cartQuantities } from '../cart-quantities.ts';
import { findCategories } from '../categories.ts';

/** Lists the menu's categories with the quantity of each in the viewer's cart. */
export const dishCategoryList: Handler<'dishCategoryList'> = async (context, { path, body }) => {
  const { db, company, language } = context;
  requireOwnCompany(company, path.companyId);
  const categories = await findCategories(db, company.id);
  const viewer = await viewerOf(context, body);
  const inCart = await cartQuantities(db, company.id, viewer);
  return categories.map((category) => ({
    id: category.id,
    name: inLanguage(category.name, language),
    image: mediaUrl(company, category.image),
    cart_qty: category.dish_ids.reduce((sum, id) => sum + (inCart.dishes.get(id) ?? 0), 0),
  }));
};
