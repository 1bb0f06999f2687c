import type { DishCategory, DishSummary, PackageSummary } from '@claypot/sdk';
import { pathTo } from '../../routes/path-to.ts';
import { normalise } from '../../text/normalise.ts';

/** All that a branch sells: the company's categories and the branch's items, in menu order. */
export interface Menu {
  /** Packages, and hot deals among them. */
  packages: PackageSummary[];
  categories: DishCategory[];
  dishes: DishSummary[];
}

export interface MenuDish {
  dish: DishSummary;
  soldOut: boolean;
  /** The dish's own screen; null for a sold-out dish, which does not open. */
  path: string | null;
}

export interface MenuPackage {
  package: PackageSummary;
  type: 'package' | 'hot_deal';
  soldOut: boolean;
  /** Null for a hot deal that is sold out: nothing of it can be had for any price. */
  priced: Pick<PackageSummary, 'price' | 'price_after_discount'> | null;
  /** The price is the least it can be bought for ("From"). */
  from: boolean;
  /** Its own screen; null for one that is sold out, which does not open. */
  path: string | null;
}

export interface MenuSection {
  category: DishCategory;
  dishes: MenuDish[];
}

/** The first entry of the menu, named by the screen. */
export interface PackageSection {
  /** Stands for the category where categories are marked, pressed or scrolled to. */
  id: typeof PACKAGES;
  packages: MenuPackage[];
}

/** The category that packages are under (spec §2: Package first, then categories). */
const PACKAGES = 'packages';

/**
 * The menu as one continuous list, category after category. Only dishes whose name contains the
 * text are in it, and only categories that have one: a heading over nothing helps nobody.
 */
export function menuSections({ categories, dishes }: Menu, search: string): MenuSection[] {
  const wanted = normalise(search.trim());
  const found = dishes.filter(({ name }) => normalise(name).includes(wanted));
  return categories
    .map((category) => ({
      category,
      dishes: found.filter((dish) => dish.dish_category_id === category.id).map(menuDish),
    }))
    .filter((section) => section.dishes.length > 0);
}

/** Whether the branch sells nothing at all. */
export function isEmptyMenu({ dishes, packages }: Menu): boolean {
  return dishes.length === 0 && packages.length === 0;
}

/** Packages and hot deals by the same search; null where there is none. */
export function packageSection({ packages }: Menu, search: string): PackageSection | null {
  const wanted = normalise(search.trim());
  const found = packages.filter(({ package_name }) => normalise(package_name).includes(wanted));
  return found.length === 0 ? null : { id: PACKAGES, packages: found.map(menuPackage) };
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
