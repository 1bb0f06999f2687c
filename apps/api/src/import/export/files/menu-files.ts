import type { Fields } from '../../read/fields-value.ts';
import type { DishRow } from '../rows/menu-rows.ts';
import type { StoredEntries } from '../rows/stored-rows.ts';
import { formatImages, formatWords, listUnlessEmpty, wordsUnlessEmpty } from './formats.ts';
import { groupBy } from './lookup.ts';
import { toBranchFields, toPriceFields, toStockFields } from './offer-fields.ts';
import { type OptionGroups, toOptionGroups } from './option-groups.ts';

/** Converts categories, shared option groups and dishes to files by name. */
export function toMenuFiles(rows: StoredEntries): [file: string, content: Fields][] {
  const groups = toOptionGroups(rows);
  const dishesOf = groupBy(rows.dishes, ({ dish_category_id }) => dish_category_id);
  const categories = rows.dish_categories.map(({ slug, name, image }) => ({
    slug,
    name: formatWords(name),
    image: image,
  }));
  const offersOf = groupBy(rows.branch_dishes, ({ dish_id }) => dish_id);
  const dishIn = (dish: DishRow) => toDish(dish, rows, offersOf(dish.id), groups);
  return [
    ['categories.yaml', { categories }],
    ['options.yaml', { options: listUnlessEmpty(groups.shared) }],
    ...rows.dish_categories.map(({ id, slug }): [string, Fields] => [
      `menu/${slug}.yaml`,
      { dishes: dishesOf(id).map(dishIn) },
    ]),
  ];
}

function toDish(
  dish: DishRow,
  { branches, company }: StoredEntries,
  offers: StoredEntries['branch_dishes'],
  groups: OptionGroups,
): Fields {
  return {
    slug: dish.slug,
    name: formatWords(dish.name),
    description: wordsUnlessEmpty(dish.description),
    ...toPriceFields(dish.price, dish.price_after_discount, dish.point),
    ...formatImages(dish.images, company.default_dish_image),
    tags: listUnlessEmpty(dish.tags),
    ...toStockFields(offers, branches),
    ...toBranchFields(offers, branches),
    options: listUnlessEmpty(groups.of(dish.id)),
  };
}
