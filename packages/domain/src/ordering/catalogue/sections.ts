import type { DishCategory, DishSummary, PackageSummary } from '@claypot/sdk';
import { pathTo } from '../../routes/path-to.ts';

/** Categories of the company and items of the branch, in menu order. */
export interface Menu {
  /** Packages and hot deals. */
  packages: PackageSummary[];
  categories: DishCategory[];
  dishes: DishSummary[];
}

export interface MenuDish {
  dish: DishSummary;
  soldOut: boolean;
  /** Path of the dish screen; null if sold out. */
  path: string | null;
}

export interface MenuPackage {
  package: PackageSummary;
  type: 'package' | 'hot_deal';
  soldOut: boolean;
  /** Null for a sold-out hot deal, which has no price. */
  priced: Pick<PackageSummary, 'price' | 'price_after_discount'> | null;
  /** True if the price is a minimum ("From"). */
  from: boolean;
  /** Path of its screen; null if sold out. */
  path: string | null;
}

export interface MenuSection {
  category: DishCategory;
  dishes: MenuDish[];
}

/** First section of the menu. The screen provides its name. */
export interface PackageSection {
  /** Used as category id when marking, pressing or scrolling. */
  id: typeof PACKAGES;
  packages: MenuPackage[];
}

/** Category id of the packages, which come before the other categories (spec §2). */
const PACKAGES = 'packages';

/** Returns the menu as one continuous list by category. Omits categories without dishes. */
export function menuSections({ categories, dishes }: Menu): MenuSection[] {
  return categories
    .map((category) => ({
      category,
      dishes: dishes.filter((dish) => dish.dish_category_id === category.id).map(menuDish),
    }))
    .filter((section) => section.dishes.length > 0);
}

/** Returns true if the branch sells nothing. */
export function isEmptyMenu({ dishes, packages }: Menu): boolean {
  return dishes.length === 0 && packages.length === 0;
}

/** Returns the packages and hot deals; null if there are none. */
export function packageSection({ packages }: Menu): PackageSection | null {
  return packages.length === 0 ? null : { id: PACKAGES, packages: packages.map(menuPackage) };
}

function menuDish(dish: DishSummary): MenuDish {
  const soldOut = dish.stock_status === 'Sold Out';
  return { dish, soldOut, path: soldOut ? null : pathTo('dish', { id: dish.id }) };
}

function menuPackage(listed: PackageSummary): MenuPackage {
  const { hot_deal_id, id, stock_status } = listed;
  const soldOut = stock_status === 'Sold Out';
  const path =
    hot_deal_id === null ? pathTo('package', { id }) : pathTo('hotDeal', { id: hot_deal_id });
  const isDeal = hot_deal_id !== null;
  return {
    package: listed,
    type: isDeal ? 'hot_deal' : 'package',
    soldOut,
    priced: isDeal && soldOut ? null : listed,
    from: isDeal && !soldOut,
    path: soldOut ? null : path,
  };
}
