import type { CatalogueView, MenuSection } from '@claypot/domain/ordering';

interface Listed extends Pick<CatalogueView, 'packageSection'> {
  readonly sections: readonly MenuSection[];
}

/** Number of items above which off-screen content is not laid out. */
const LONG = 30;

/** Items that fit the first view of a phone, and some more. */
const VIEWFUL = 8;

/** Returns the number of dishes, packages and deals in the list. */
export function itemsIn({ packageSection, sections }: Listed): number {
  const packages = packageSection?.packages.length ?? 0;
  return sections.reduce((count, { dishes }) => count + dishes.length, packages);
}

/** Returns true if a layout of the whole menu would cause a noticeable delay. */
export function isLong(menu: Listed): boolean {
  return itemsIn(menu) > LONG;
}

/**
 * Returns the part of a menu to render first: the items that can be visible. When the customer
 * returns to an item further down, that is the packages, the item's section and the adjacent ones.
 * All other sections then have no rows, and their space is reserved.
 *
 * @param around path of the item to return to; null, or an unknown path, starts at the top
 * @param category ID of the only section to render, completely; null, or an unknown ID, for none
 */
export function initialItems(
  menu: Listed,
  around: string | null = null,
  category: string | null = null,
): Listed {
  if (itemsIn(menu) <= VIEWFUL) return menu;
  const { packageSection, sections } = menu;
  if (packageSection !== null && packageSection.id === category) {
    return { packageSection, sections: [] };
  }
  const section = sections.find((each) => each.category.id === category);
  if (section !== undefined) return { packageSection: null, sections: [section] };
  const at = sections.findIndex(({ dishes }) => dishes.some(({ path }) => path === around));
  const isPackage = packageSection?.packages.some(({ path }) => path === around) ?? false;
  if (around !== null && (isPackage || at >= 0)) {
    return {
      packageSection,
      sections: sections.map((section, index) =>
        Math.abs(index - at) <= 1 ? section : { category: section.category, dishes: [] },
      ),
    };
  }
  const packages = packageSection?.packages.slice(0, VIEWFUL) ?? [];
  const room = VIEWFUL - packages.length;
  return {
    packageSection: packageSection && { ...packageSection, packages },
    sections: sections
      .slice(0, room > 0 ? 1 : 0)
      .map(({ category, dishes }) => ({ category, dishes: dishes.slice(0, room) })),
  };
}

/** Returns the first category of which `shown`, the first part of a menu, lacks items. */
export function nextCategory(menu: Listed, shown: Listed): MenuSection['category'] | null {
  const last = shown.sections.at(-1);
  const at = menu.sections.findIndex(({ category }) => category.id === last?.category.id);
  const isWhole = last?.dishes.length === menu.sections[at]?.dishes.length;
  return menu.sections[isWhole ? at + 1 : at]?.category ?? null;
}
