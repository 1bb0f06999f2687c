import { toId } from '../../shared/to-id.ts';
import { choiceRange } from '../checks/check-options.ts';
import type { Branch, Category, Company, Dish, OptionGroup } from '../read/schema.ts';

/** A menu with valid references. */
export interface Menu {
  company: Company;
  branches: readonly Branch[];
  categories: readonly Category[];
  shared: ReadonlyMap<string, OptionGroup>;
  dishesOf(category: string): readonly Dish[];
}

/**
 * Converts the menu to rows. A shared option group is copied to each dish that uses it, so that
 * dishes stay independent.
 * @param fileOf returns the served file name of a picture.
 */
export function toMenuRows(menu: Menu, fileOf: (name: string) => string) {
  const { subdomain } = menu.company;
  const idOfDish = (dish: Dish): string => toId(subdomain, 'dish', dish.slug);
  const placed = menu.categories.flatMap(({ slug }) =>
    menu.dishesOf(slug).map((dish, position) => ({ dish, position, category: slug })),
  );
  const groups = placed.flatMap(({ dish }) =>
    groupsOf(dish, menu.shared).map((group, position) => ({
      group,
      position,
      dish_id: idOfDish(dish),
      path: [subdomain, 'dish', dish.slug, group.slug] as const,
    })),
  );
  return {
    dish_categories: menu.categories.map(({ slug, name, image }, position) => ({
      id: toId(subdomain, 'category', slug),
      slug,
      name,
      image: fileOf(image),
      position,
    })),
    dishes: placed.map(({ dish, position, category }) => ({
      id: idOfDish(dish),
      slug: dish.slug,
      dish_category_id: toId(subdomain, 'category', category),
      name: dish.name,
      description: dish.description ?? { en: '' },
      price: dish.price,
      price_after_discount: dish.price_after_discount ?? null,
      point: dish.points,
      images: (dish.images ?? [dish.image ?? menu.company.default_dish_image]).map(fileOf),
      tags: dish.tags,
      position,
    })),
    dish_options: groups.map(({ group, position, dish_id, path }) => ({
      id: toId(...path),
      slug: group.slug,
      dish_id,
      option_type: group.option_type,
      option_name: group.option_name,
      min_qty: choiceRange(group).least,
      max_qty: choiceRange(group).most,
      is_required: group.is_required,
      default_variation_id:
        group.default_variation === undefined ? null : toId(...path, group.default_variation),
      position,
    })),
    dish_option_variations: groups.flatMap(({ group, path }) =>
      group.variations.map(({ slug, name, dish, ...adds }, position) => ({
        id: toId(...path, slug),
        slug,
        dish_option_id: toId(...path),
        dish_id: dish === undefined ? null : toId(subdomain, 'dish', dish),
        variation_name: name,
        ...adds,
        position,
      })),
    ),
    branch_dishes: placed.flatMap(({ dish }) =>
      menu.branches
        .filter(({ slug }) => dish.only_at?.includes(slug) ?? true)
        .map(({ slug }) => ({
          branch_id: toId(subdomain, 'branch', slug),
          dish_id: idOfDish(dish),
          sold_out: dish.sold_out || dish.sold_out_at.includes(slug),
          portions:
            dish.stock_at.find(({ branch }) => branch === slug)?.portions ?? dish.stock ?? null,
        })),
    ),
  };
}

function groupsOf(dish: Dish, shared: ReadonlyMap<string, OptionGroup>): OptionGroup[] {
  return dish.options.flatMap((option) =>
    'use' in option ? (shared.get(option.use) ?? []) : [option],
  );
}
