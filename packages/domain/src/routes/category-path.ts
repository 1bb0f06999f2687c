import { search } from './path-parts.ts';
import { ROUTES } from './table.ts';

/** Query parameter with the category at which the menu opens. */
const CATEGORY = 'category';

/** Returns the path of the menu at a category. */
export function categoryPath(id: string): string {
  return `${ROUTES.menu.path}?${new URLSearchParams({ [CATEGORY]: id })}`;
}

/** Returns the id of the category at which a path opens the menu; null if none. */
export function categoryIn(path: string): string | null {
  return new URLSearchParams(search(path)).get(CATEGORY);
}
