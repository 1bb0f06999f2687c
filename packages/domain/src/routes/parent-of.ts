import { matchRoute } from './match-route.ts';
import { pathname } from './path-parts.ts';
import { passReturnTo, returnToOf } from './return-to.ts';
import { ROUTES, type RouteName } from './table.ts';

/** What a customer may have to go to on the way to something else, and comes back from. */
const NEEDED_ON_THE_WAY: readonly RouteName[] = ['profile', 'updateAddress'];

/**
 * Where Back leads from a path when the app has no history of its own to go back in: the parent
 * screen, `/home` for a path that is not the product's, and null at the top. Between the steps of
 * making an address it stays known where the customer goes with it, and choosing one leads there.
 */
export function parentOf(path: string): string | null {
  const match = matchRoute(pathname(path));
  if (match === null) return ROUTES.home.path;
  const { parent } = ROUTES[match.name];
  if (NEEDED_ON_THE_WAY.includes(match.name)) return returnToOf(path) ?? parent;
  return parent === ROUTES.addNewAddress.path ? passReturnTo(parent, path) : parent;
}
