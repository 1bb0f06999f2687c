import { type ExistingMenu, groupsOf, readMenu } from '../read/existing-menu.ts';
import type { Problem } from '../read/problem.ts';
import type { Restaurant } from '../read/restaurant.ts';
import type { Path, Source } from '../read/source.ts';

/** A choice, which may refer to a dish of the menu. */
interface Variation {
  readonly dish?: string | undefined;
}

/**
 * Checks choices that refer to dishes: the dish exists and has no required options without a
 * default.
 */
export function checkChosenDishes(restaurant: Restaurant): Problem[] {
  const menu = readMenu(restaurant);
  const { hotDeals, menus, options } = restaurant;
  const dishes = [...menus.values()].flatMap(({ entries }) => entries);
  return [
    ...options.entries.flatMap(({ source, path, value }) =>
      checkVariations(value?.variations ?? [], path, source, menu),
    ),
    ...[...dishes, ...hotDeals.entries].flatMap(({ source, path, value }) =>
      (value?.options ?? []).flatMap((option, index) =>
        'use' in option
          ? []
          : checkVariations(option.variations, [...path, 'options', index], source, menu),
      ),
    ),
  ];
}

function checkVariations(
  variations: readonly Variation[],
  path: Path,
  source: Source,
  menu: ExistingMenu,
): Problem[] {
  return variations.flatMap(({ dish }, index) => {
    if (dish === undefined) return [];
    const message = problemOf(dish, menu);
    if (message === null) return [];
    return [source.problem([...path, 'variations', index, 'dish'], message)];
  });
}

function problemOf(slug: string, menu: ExistingMenu): string | null {
  const entry = menu.dishes.get(slug);
  if (!entry) return menu.complete ? `there is no dish ${slug}; correct the name` : null;
  const groups = entry.value ? (groupsOf(entry.value, menu) ?? []) : [];
  const open = groups.find((group) => group.is_required && group.default_variation === undefined);
  if (open === undefined) return null;
  return `${slug} cannot be cooked without ${open.slug}, which customers cannot choose; leave it out`;
}
