import { checkRestaurant } from '../../import/checks/check.ts';
import { ImportRejected } from '../../import/read/problem.ts';
import type { Folder } from '../../import/read/read-folder.ts';
import { parseRestaurant, type Restaurant } from '../../import/read/restaurant.ts';
import type { Category, Dish, OptionGroup } from '../../import/read/schema.ts';

/** A dish of the folder and its place. */
export interface PlacedDish {
  readonly category: string;
  /** Index in `dishes` of the category's file. */
  readonly index: number;
  readonly dish: Dish;
}

/** The menu part of a restaurant's folder. */
export interface FolderMenu {
  readonly categories: readonly Category[];
  readonly dishes: readonly PlacedDish[];
  readonly shared: readonly OptionGroup[];
  /** Picture of the company for items without one. */
  readonly defaultImage: string;
}

/**
 * Reads the menu of a folder.
 * @throws ImportRejected if the folder has problems already.
 */
export function readFolderMenu({ files, images }: Folder): FolderMenu {
  const { restaurant, problems } = parseRestaurant(files);
  problems.push(...checkRestaurant(restaurant, images));
  const menu = toFolderMenu(restaurant);
  if (problems.length > 0 || menu === null) throw new ImportRejected(problems);
  return menu;
}

/** Returns the menu part of a restaurant; null without a valid company. */
export function toFolderMenu(restaurant: Restaurant): FolderMenu | null {
  const company = restaurant.company?.value;
  if (!company) return null;
  const categories = restaurant.categories.entries.flatMap(({ value }) => value ?? []);
  return {
    categories,
    dishes: categories.flatMap(({ slug }) =>
      (restaurant.menus.get(slug)?.entries ?? []).flatMap(({ value: dish }, index) =>
        dish === null ? [] : [{ category: slug, index, dish }],
      ),
    ),
    shared: restaurant.options.entries.flatMap(({ value }) => value ?? []),
    defaultImage: company.default_dish_image,
  };
}
