import type { Problem } from '../read/problem.ts';
import type { Section } from '../read/reader.ts';
import type { Restaurant } from '../read/restaurant.ts';

/**
 * Checks that the targets of banners and highlights exist, that packages are sold on their own and
 * that vouchers can be claimed.
 */
export function checkTargets(restaurant: Restaurant): Problem[] {
  const { banners, highlights, menus, packages, hotDeals, vouchers } = restaurant;
  const dishes = [...menus.values()];
  const targets = {
    dish: { sections: dishes, file: 'a file of menu/' },
    package: { sections: [packages], file: 'packages.yaml' },
    hot_deal: { sections: [hotDeals], file: 'hot-deals.yaml' },
    voucher: { sections: [vouchers], file: 'vouchers.yaml' },
  } satisfies Record<string, { sections: Section<unknown>[]; file: string }>;
  const inDealsOnly = slugsOf(packages, ({ only_in_deals }) => only_in_deals);
  const notClaimable = slugsOf(vouchers, ({ claimable }) => !claimable);

  return [...banners.entries, ...highlights.entries].flatMap(({ source, path, value }) => {
    const opens = value?.opens ?? {};
    return (['dish', 'package', 'hot_deal', 'voucher'] as const).flatMap((kind) => {
      const slug = opens[kind];
      if (slug === undefined) return [];
      const problem = (message: string) => [source.problem([...path, 'opens', kind], message)];
      const { sections, file } = targets[kind];
      const exists = sections.some(({ entries }) => entries.some((entry) => entry.slug === slug));
      if (!exists && sections.every(({ complete }) => complete)) {
        const kindName = kind.replace('_', ' ');
        return problem(`there is no ${kindName} ${slug} in ${file}; add it or correct the name`);
      }
      if (kind === 'package' && inDealsOnly.has(slug)) {
        return problem(`${slug} is only sold in hot deals; name the hot deal`);
      }
      if (kind === 'voucher' && notClaimable.has(slug)) {
        return problem(`members cannot claim ${slug}; name another, or page: vouchers`);
      }
      return [];
    });
  });
}

function slugsOf<Value>(
  { entries }: Section<Value>,
  matches: (value: Value) => boolean,
): ReadonlySet<string | null> {
  return new Set(
    entries.filter(({ value }) => value !== null && matches(value)).map(({ slug }) => slug),
  );
}
