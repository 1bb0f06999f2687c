import { matchRoute, type RouteParams } from './match-route.ts';
import { pathname, search } from './path-parts.ts';
import { loginPath, pathToSignIn, returnPath, wantsSignIn } from './return-path.ts';
import { isWayIn } from './return-to.ts';
import { ALIASES, ROUTES, type Route, type RouteName, type ScreenName } from './table.ts';

/** Kind of user: member, guest or anonymous. */
export type Identity = 'none' | 'guest' | 'member';

export type GuardResult =
  | {
      readonly screen: ScreenName;
      /** Null for an unknown path. */
      readonly route: RouteName | null;
      readonly params: RouteParams;
    }
  | { readonly redirect: string };

/**
 * Returns the screen of a path or a redirect, depending on the user.
 *
 * - Aliases redirect to their path, with the query.
 * - Unknown paths and routes without a screen show `notFound`.
 * - An anonymous visitor is redirected to sign-in from all but the open routes, a guest from routes
 *   for members.
 * - A member at a sign-in screen is redirected to the original destination, else to `/me`.
 * - A guest may open sign-up, and `/login` with `signIn` in the query. Without it, `/login`
 *   redirects to the destination if guests may visit it, else to `/me`.
 * - A new member sees the welcome before the programme (spec §2).
 *
 * @param path with its query, which is preserved for the return after sign-in
 * @param welcomeDue true if the member has not seen the welcome yet
 */
export function guard(path: string, identity: Identity, welcomeDue = false): GuardResult {
  const name = pathname(path);
  const alias = ALIASES[name];
  if (alias !== undefined) return { redirect: alias + path.slice(name.length) };

  const match = matchRoute(name);
  if (match === null) return { screen: 'notFound', route: null, params: {} };

  const { screen } = ROUTES[match.name];
  const route: Route = ROUTES[match.name];
  if (identity === 'none' && !route.open) return { redirect: loginPath(path) };
  if (identity === 'guest' && route.members) return { redirect: pathToSignIn(path) };
  if (identity === 'member' && isWayIn(match.name)) return { redirect: returnPath(path) };
  if (identity === 'member' && match.name === 'family' && welcomeDue) {
    return { redirect: ROUTES.firstTime.path };
  }
  if (identity === 'guest' && match.name === 'login' && !wantsSignIn(search(path))) {
    return { redirect: guestPath(path) };
  }
  return { screen: screen ?? 'notFound', route: match.name, params: match.params };
}

/**
 * Returns the destination of a guest after the sign-in screen: the original one if guests may visit
 * it, else `/me`.
 */
function guestPath(path: string): string {
  const wanted = returnPath(path);
  const match = matchRoute(pathname(wanted));
  const route: Route | null = match && ROUTES[match.name];
  return route?.members ? ROUTES.me.path : wanted;
}
