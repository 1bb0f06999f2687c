import type { MenuSection } from '@claypot/domain';

/** Dishes from which on it pays to leave out what is far from view. */
const LONG = 150;

/** More dishes than can be in view at first. */
const VIEWFUL = 12;

/** Whether drawing all of a menu at once would keep the customer waiting. */
export function isLong(sections: readonly MenuSection[]): boolean {
  return sections.reduce((count, { dishes }) => count + dishes.length, 0) > LONG;
}

/** What to draw first of a menu: of a long one only what can be in view. */
export function beginningOf(sections: readonly MenuSection[]): readonly MenuSection[] {
  if (!isLong(sections)) return sections;
  return sections.slice(0, 1).map(({ category, dishes }) => ({
    category,
    dishes: dishes.slice(0, VIEWFUL),
  }));
}
