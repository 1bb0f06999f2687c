import { type ExistingMenu, groupsOf, readMenu } from '../read/existing-menu.ts';
import type { PackageDish, PackageOption } from '../read/package-schema.ts';
import type { Problem } from '../read/problem.ts';
import type { Restaurant } from '../read/restaurant.ts';
import type { Path, Source } from '../read/source.ts';
import { findRepeated } from './check-references.ts';

/**
 * Returns the minimum and maximum number of dishes of an option, with defaults. A dish may be
 * chosen repeatedly.
 */
export function packageRange({ is_required, min_qty, max_qty }: PackageOption): {
  least: number;
  most: number;
} {
  const least = min_qty ?? (is_required ? 1 : 0);
  return { least, most: max_qty ?? Math.max(1, least) };
}

/** A dish of a package with its path in the file. */
interface Placed {
  item: PackageDish;
  path: Path;
}

/** Checks that the dishes and option groups of packages exist and can be fulfilled. */
export function checkPackages(restaurant: Restaurant): Problem[] {
  const menu = readMenu(restaurant);
  return restaurant.packages.entries.flatMap(({ source, path, value }) => {
    if (!value) return [];
    const placed: Placed[] = [
      ...value.options.flatMap((option, index) =>
        placeDishes(option.dishes, [...path, 'options', index, 'dishes']),
      ),
      ...placeDishes(value.side_dishes, [...path, 'side_dishes']),
    ];
    const optionSlugs = value.options.map(({ slug }) => slug);
    const dishSlugs = placed.map(({ item }) => item.dish);
    return [
      ...(placed.length === 0
        ? [source.problem(path, 'has no dish; add options or side_dishes')]
        : []),
      ...findRepeated(
        optionSlugs,
        source,
        (index) => [...path, 'options', index, 'slug'],
        (slug) => `the package has ${slug} already; choose another slug`,
      ),
      ...value.options.flatMap((option, index) =>
        checkRange(option, [...path, 'options', index], source),
      ),
      ...findRepeated(
        dishSlugs,
        source,
        (index) => [...(placed[index]?.path ?? path), 'dish'],
        (slug) => `the package has ${slug} already; raise its qty or take one away`,
      ),
      ...placed.flatMap((each) => checkDish(each, source, menu)),
    ];
  });
}

function placeDishes(dishes: readonly PackageDish[], path: Path): Placed[] {
  return dishes.map((item, index) => ({ item, path: [...path, index] }));
}

function checkRange(option: PackageOption, path: Path, source: Source): Problem[] {
  const { least, most } = packageRange(option);
  const problemAt = (field: string, message: string) => [source.problem([...path, field], message)];
  if (least > most) {
    return problemAt('min_qty', `is ${least}, more than max_qty, which is ${most}; lower it`);
  }
  if (option.is_required && least === 0) {
    return problemAt('min_qty', 'must be at least 1 for a required option; leave it out');
  }
  return [];
}

/**
 * Checks that the dish is on the menu, that it has each requested group once, and that every other
 * required group has a default.
 */
function checkDish({ item, path }: Placed, source: Source, menu: ExistingMenu): Problem[] {
  const entry = menu.dishes.get(item.dish);
  if (!entry) {
    if (!menu.complete) return [];
    return [source.problem([...path, 'dish'], `there is no dish ${item.dish}; correct the name`)];
  }
  const groups = entry.value ? groupsOf(entry.value, menu) : null;
  if (!groups) return [];
  const slugs = groups.map(({ slug }) => slug);
  const instead = slugs.length === 0 ? 'leave it out' : `use one of ${slugs.join(', ')}`;
  const problemAt = (field: Path, message: string) => source.problem([...path, ...field], message);
  return [
    ...item.ask.flatMap((slug, index) =>
      slugs.includes(slug)
        ? []
        : [problemAt(['ask', index], `${item.dish} has no option group ${slug}; ${instead}`)],
    ),
    ...groups.flatMap(({ slug, is_required, default_variation }) =>
      !is_required || default_variation !== undefined || item.ask.includes(slug)
        ? []
        : [problemAt(['ask'], `must have ${slug}, which ${item.dish} cannot be cooked without`)],
    ),
    ...findRepeated(
      item.ask,
      source,
      (index) => [...path, 'ask', index],
      (slug) => `${slug} is asked already; take one away`,
    ),
  ];
}
