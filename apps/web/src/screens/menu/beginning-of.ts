import type { CatalogueView, MenuSection } from '@claypot/domain';

interface Listed extends Pick<CatalogueView, 'packageSection'> {
  readonly sections: readonly MenuSection[];
}

/** Items from which on it pays to leave out what is far from view. */
const LONG = 150;

/** More items than can be in view at first. */
const VIEWFUL = 12;

/** Whether drawing all of a menu at once would keep the customer waiting. */
export function isLong({ packageSection, sections }: Listed): boolean {
  const packages = packageSection?.packages.length ?? 0;
  return sections.reduce((count, { dishes }) => count + dishes.length, packages) > LONG;
}

/** What to draw first of a menu: of a long one only what can be in view. */
export function beginningOf(menu: Listed): Listed {
  if (!isLong(menu)) return menu;
  const { packageSection, sections } = menu;
  const packages = packageSection?.packages.slice(0, VIEWFUL) ?? [];
  const room = VIEWFUL - packages.length;
  return {
    packageSection: packageSection && { ...packageSection, packages },
    sections: sections
      .slice(0, room > 0 ? 1 : 0)
      .map(({ category, dishes }) => ({ category, dishes: dishes.slice(0, room) })),
  };
}
