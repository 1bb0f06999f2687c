import type { CatalogueView, MenuSection } from '@claypot/domain/ordering';

interface Listed extends Pick<CatalogueView, 'packageSection'> {
  readonly sections: readonly MenuSection[];
}

/** Items from which on it pays to leave out what is far from view. */
const LONG = 30;

/** As many items as a phone has in view at first, and some more. */
const VIEWFUL = 8;

/** How many dishes, packages and deals are listed. */
export function itemsIn({ packageSection, sections }: Listed): number {
  const packages = packageSection?.packages.length ?? 0;
  return sections.reduce((count, { dishes }) => count + dishes.length, packages);
}

/** Whether laying out all of a menu would keep the customer waiting. */
export function isLong(menu: Listed): boolean {
  return itemsIn(menu) > LONG;
}

/**
 * What to draw first of a menu, at once: what can be in view. Whoever comes back to an item further
 * down has that in view; all other sections are there without their rows, whose room is kept.
 *
 * @param around the path of the item that is come back to; null at the menu's own beginning
 */
export function beginningOf(menu: Listed, around: string | null = null): Listed {
  if (itemsIn(menu) <= VIEWFUL) return menu;
  const { packageSection, sections } = menu;
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
