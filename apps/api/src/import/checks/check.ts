import type { Problem } from '../read/problem.ts';
import type { Entry, Section } from '../read/reader.ts';
import type { Restaurant } from '../read/restaurant.ts';
import type { Dish } from '../read/schema.ts';
import { checkChosenDishes } from './check-choices.ts';
import { checkHotDeals } from './check-hot-deals.ts';
import { checkDishOptions, checkOptionGroup } from './check-options.ts';
import { checkPackages } from './check-packages.ts';
import { checkImages, checkPictures } from './check-pictures.ts';
import { checkFree } from './check-prices.ts';
import { checkOffer } from './check-references.ts';
import { checkTargets } from './check-targets.ts';
import { checkTiers } from './check-tiers.ts';
import { checkTopUps } from './check-top-ups.ts';
import { checkVouchers } from './check-vouchers.ts';

/**
 * Checks the files against each other: unique slugs, references, pictures, prices and options. It
 * skips invalid entries and references into files that could not be read.
 * @param images the contents of `images/` by file name.
 */
export function checkRestaurant(
  restaurant: Restaurant,
  images: ReadonlyMap<string, Uint8Array>,
): Problem[] {
  const {
    branches,
    categories,
    options,
    menus,
    packages,
    hotDeals,
    banners,
    highlights,
    news,
    vouchers,
  } = restaurant;
  const dishes = [...menus.values()].flatMap(({ entries }) => entries);
  return [
    ...checkLength(branches, 1, 200),
    ...checkLength(categories, 1, 100),
    ...checkLength(packages, 0, 100),
    ...checkLength(hotDeals, 0, 20),
    ...checkLength(banners, 0, 20),
    ...checkLength(highlights, 0, 20),
    ...checkLength(news, 0, 100),
    ...checkLength(vouchers, 0, 400),
    ...checkDishCount(dishes),
    ...[
      branches,
      categories,
      options,
      packages,
      hotDeals,
      banners,
      highlights,
      news,
      vouchers,
    ].flatMap(({ entries }) => findDuplicates(entries)),
    ...findDuplicates(dishes),
    ...checkMenus(restaurant),
    ...options.entries.flatMap(({ source, path, value }) =>
      value ? checkOptionGroup(value, path, source) : [],
    ),
    ...dishes.flatMap((dish) => [
      ...checkOffer(dish, branches),
      ...checkDishOptions(dish, options),
    ]),
    ...packages.entries.flatMap((entry) => checkOffer(entry, branches)),
    ...[...dishes, ...packages.entries, ...hotDeals.entries].flatMap((entry) => [
      ...checkFree(entry),
      ...checkImages(entry),
    ]),
    ...checkPackages(restaurant),
    ...checkHotDeals(restaurant),
    ...checkChosenDishes(restaurant),
    ...checkPictures(restaurant, images),
    ...checkTargets(restaurant),
    ...checkTiers(restaurant),
    ...checkVouchers(restaurant),
    ...checkTopUps(restaurant),
  ];
}

function checkLength(
  { source, entries, complete }: Section<unknown>,
  least: number,
  most: number,
): Problem[] {
  const { length } = entries;
  if (!source || !complete || (length >= least && length <= most)) return [];
  return [source.problem([], `has ${length} entries; make it ${least} to ${most}`)];
}

/** Maximum number of dishes in a response with the whole menu. */
const MOST_DISHES = 2000;

function checkDishCount(dishes: readonly Entry<Dish>[]): Problem[] {
  const beyond = dishes[MOST_DISHES];
  if (!beyond) return [];
  const message = `is dish ${MOST_DISHES + 1} of ${dishes.length}; at most ${MOST_DISHES} fit`;
  return [beyond.source.problem(beyond.path, message)];
}

function findDuplicates(entries: readonly Entry<unknown>[]): Problem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ slug, source, path }) => {
    if (slug === null) return [];
    const before = first.get(slug);
    const problem = source.problem(
      [...path, 'slug'],
      `${slug} is in ${before} already; choose another slug`,
    );
    if (before !== undefined) return [problem];
    const { line } = source.problem([...path, 'slug'], '');
    first.set(slug, `${source.file}:${line}`);
    return [];
  });
}

/** Checks that each category has a menu file and each menu file a category. */
function checkMenus({ categories, menus }: Restaurant): Problem[] {
  const without = categories.entries
    .filter(({ slug, value }) => value && slug !== null && !menus.has(slug))
    .map(({ source, path, slug }) =>
      source.problem(
        [...path, 'slug'],
        `has no menu/${slug}.yaml; add it or take the category out`,
      ),
    );
  const categorySlugs = new Set(categories.entries.map(({ slug }) => slug));
  const unknown = [...menus].flatMap(([slug, { source }]) =>
    !source || !categories.complete || categorySlugs.has(slug)
      ? []
      : [
          source.problem(
            [],
            `there is no category ${slug} in categories.yaml; add it or rename this file`,
          ),
        ],
  );
  return [...without, ...unknown];
}
