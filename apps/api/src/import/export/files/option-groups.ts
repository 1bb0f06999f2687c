import type { Fields, Value } from '../../read/fields-value.ts';
import type { StoredEntries } from '../rows/stored-rows.ts';
import { countUnless, formatWords, priceUnless } from './formats.ts';
import { groupBy, slugsOf } from './lookup.ts';

/** Option groups of the menu as they are written. */
export interface OptionGroups {
  /** Entries of `options.yaml`. */
  readonly shared: readonly Fields[];
  /** Returns the `options` of a dish. */
  of(dishId: string): readonly Value[];
}

/**
 * Converts option groups. The rows have a copy of a shared group at each dish, so a group that
 * several dishes have becomes a shared one again. Of different groups with the same slug the most
 * frequent one is shared, because `options.yaml` has each slug once.
 */
export function toOptionGroups(rows: StoredEntries): OptionGroups {
  const groups = formatGroups(rows);
  const shared = groupsToShare(groups);
  const groupsOf = groupBy(groups, ({ dishId }) => dishId);
  return {
    shared: [...shared.values()].map(({ fields }) => fields),
    of: (dishId) =>
      groupsOf(dishId).map(({ slug, text, fields }) =>
        shared.get(slug)?.text === text ? { use: slug } : fields,
      ),
  };
}

interface Group {
  readonly dishId: string;
  readonly slug: string;
  readonly fields: Fields;
  /** Equal for equal groups. */
  readonly text: string;
}

function groupsToShare(groups: readonly Group[]): ReadonlyMap<string, Group> {
  const bySlug = Map.groupBy(groups, ({ slug }) => slug);
  return new Map(
    [...bySlug].flatMap(([slug, named]) => {
      const copies = [...Map.groupBy(named, ({ text }) => text).values()];
      // The sort is stable, so the first of equally frequent groups is shared.
      const [first, ...others] = copies.toSorted((a, b) => b.length - a.length)[0] ?? [];
      return first === undefined || others.length === 0 ? [] : [[slug, first]];
    }),
  );
}

function formatGroups(rows: StoredEntries): Group[] {
  const { dishes, dish_categories, dish_options, dish_option_variations } = rows;
  const dishSlug = slugsOf(dishes);
  const variationSlug = slugsOf(dish_option_variations);
  const optionsOf = groupBy(dish_options, ({ dish_id }) => dish_id);
  const variationsOf = groupBy(dish_option_variations, ({ dish_option_id }) => dish_option_id);
  // Shared groups have the order in which the menu first uses them.
  const dishesOf = groupBy(dishes, ({ dish_category_id }) => dish_category_id);
  const inMenu = dish_categories.flatMap(({ id }) => dishesOf(id));
  const options = inMenu.flatMap(({ id }) => optionsOf(id));
  return options.map((option) => {
    const variations = variationsOf(option.id);
    const defaultMost = option.option_type === 'radio' ? 1 : variations.length;
    const fields = {
      slug: option.slug,
      option_name: formatWords(option.option_name),
      option_type: option.option_type,
      is_required: String(option.is_required),
      min_qty: countUnless(option.is_required ? 1 : 0, option.min_qty),
      max_qty: countUnless(defaultMost, option.max_qty),
      default_variation:
        option.default_variation_id === null
          ? undefined
          : variationSlug(option.default_variation_id),
      variations: variations.map((variation) => ({
        slug: variation.slug,
        name: formatWords(variation.variation_name),
        dish: variation.dish_id === null ? undefined : dishSlug(variation.dish_id),
        additional_price: priceUnless(0, variation.additional_price),
        additional_point: countUnless(0, variation.additional_point),
      })),
    };
    return { dishId: option.dish_id, slug: option.slug, fields, text: JSON.stringify(fields) };
  });
}
