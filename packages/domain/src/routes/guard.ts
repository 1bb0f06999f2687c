import { matchRoute, type RouteParams } from './match-route.ts';
import { loginPath, pathname, returnPath } from './return-path.ts';
import { ALIASES, ROUTES, type Route, type RouteName, type ScreenName } from './table.ts';

/** Who is looking: a member, a guest, or neither. */
export type Identity = 'none' | 'guest' | 'member';

/** What to do with a path: show a screen, or go on to another path. */
export type GuardResult =
  | {
      readonly screen: ScreenName;
      /** null for the not-found screen. */
      readonly route: RouteName | null;
      readonly params: RouteParams;
    }
  | { readonly redirect: string };

/**
 * Decides what a path shows to whom.
 *
 * Paths that are not the product's show the not-found screen to everyone. A visitor who is neither
 * member nor guest sees only the open routes and is sent to the login from all others; whoever is
 * signed in is sent on from the login, to where they wanted to go or else to `/me`.
 *
 * @param path - With its query, which is kept for the way back from the login.
 */
export function guard(path: string, identity: Identity): GuardResult {
  const name = pathname(path);
  const rest = path.slice(name.length);
  const alias = ALIASES[name];
  if (alias !== undefined) return { redirect: alias + rest };

  const match = matchRoute(name);
  if (match === null) return { screen: 'notFound', route: null, params: {} };

  const route: Route = ROUTES[match.name];
  if (identity === 'none' && !route.open) return { redirect: loginPath(path) };
  if (identity !== 'none' && match.name === 'login') return { redirect: returnPath(query(rest)) };
  return { screen: route.screen, route: match.name, params: match.params };
}

function query(rest: string): string {
  return rest.replace(/#.*$/s, '');
}
