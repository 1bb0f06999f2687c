import type { Problem } from '../read/problem.ts';
import type { Restaurant } from '../read/restaurant.ts';
import { findRepeated } from './check-references.ts';

/**
 * Checks that a hot deal's packages exist, that one of them has no additional price, and that no
 * package or slug is repeated.
 */
export function checkHotDeals({ hotDeals, packages }: Restaurant): Problem[] {
  const packageSlugs = packages.entries.map(({ slug }) => slug);
  return hotDeals.entries.flatMap(({ source, path, value }) => {
    if (!value) return [];
    const problems = value.packages.flatMap(({ package: slug }, index) =>
      !packages.complete || packageSlugs.includes(slug)
        ? []
        : [
            source.problem(
              [...path, 'packages', index, 'package'],
              `there is no package ${slug} in packages.yaml; add it or correct the name`,
            ),
          ],
    );
    const dear = value.packages.every(({ additional_price }) => additional_price > 0)
      ? [source.problem([...path, 'packages'], 'each costs more than price; raise price instead')]
      : [];
    const repeatedVariations = value.options.flatMap((option, index) =>
      findRepeated(
        option.variations.map(({ slug }) => slug),
        source,
        (variation) => [...path, 'options', index, 'variations', variation, 'slug'],
        (slug) => `${slug} is in this group already; choose another slug`,
      ),
    );
    return [
      ...problems,
      ...dear,
      ...findRepeated(
        value.packages.map((each) => each.package),
        source,
        (index) => [...path, 'packages', index, 'package'],
        (slug) => `the hot deal has ${slug} already; take one away`,
      ),
      ...findRepeated(
        value.options.map(({ slug }) => slug),
        source,
        (index) => [...path, 'options', index, 'slug'],
        (slug) => `the hot deal has ${slug} already; choose another slug`,
      ),
      ...repeatedVariations,
    ];
  });
}
