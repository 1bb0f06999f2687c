import { matchRoute } from './match-route.ts';
import { pathname } from './path-parts.ts';
import { passReturnTo, returnToOf } from './return-to.ts';
import { ROUTES, type RouteName } from './table.ts';

/** Screens that a customer may visit during another task and then return from. */
const NEEDED_ON_THE_WAY: readonly RouteName[] = ['profile', 'updateAddress'];

/**
 * Returns the target of Back if the app has no history. It is the parent screen, `/home` for an
 * unknown path, or null at the top. Screens visited during another task lead to `returnTo` if it is
 * set. Preserves `returnTo` between the steps of adding an address.
 */
export function parentOf(path: string): string | null {
  const match = matchRoute(pathname(path));
  if (match === null) return ROUTES.home.path;
  const { parent } = ROUTES[match.name];
  if (NEEDED_ON_THE_WAY.includes(match.name)) return returnToOf(path) ?? parent;
  return parent === ROUTES.addNewAddress.path ? passReturnTo(parent, path) : parent;
}
