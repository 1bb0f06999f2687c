import type { DishCategory, DishSummary } from '@claypot/sdk';
import { pathTo } from '../routes/path-to.ts';
import { folded } from '../text/folded.ts';

/** All that a branch sells: the company's categories and the branch's dishes, in menu order. */
export interface Menu {
  categories: DishCategory[];
  dishes: DishSummary[];
}

export interface MenuDish {
  dish: DishSummary;
  soldOut: boolean;
  /** The dish's own screen; null for a sold-out dish, which does not open. */
  path: string | null;
}

export interface MenuSection {
  category: DishCategory;
  dishes: MenuDish[];
}

/**
 * The menu as one continuous list, category after category. Only dishes whose name contains the
 * text are in it, and only categories that have one: a heading over nothing helps nobody.
 */
export function menuSections({ categories, dishes }: Menu, search: string): MenuSection[] {
  const wanted = folded(search.trim());
  const found = dishes.filter(({ name }) => folded(name).includes(wanted));
  return categories
    .map((category) => ({
      category,
      dishes: found.filter((dish) => dish.dish_category_id === category.id).map(menuDish),
    }))
    .filter((section) => section.dishes.length > 0);
}

function menuDish(dish: DishSummary): MenuDish {
  const soldOut = dish.stock_status === 'Sold Out';
  return { dish, soldOut, path: soldOut ? null : pathTo('dish', { id: dish.id }) };
}
