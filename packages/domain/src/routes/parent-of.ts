import { matchRoute } from './match-route.ts';
import { pathname } from './return-path.ts';
import { ROUTES } from './table.ts';

/**
 * Where Back leads from a path when the app has no history of its own to go back in: the parent
 * screen, `/home` for a path that is not the product's, and null at the top.
 */
export function parentOf(path: string): string | null {
  const match = matchRoute(pathname(path));
  return match === null ? ROUTES.home.path : ROUTES[match.name].parent;
}
