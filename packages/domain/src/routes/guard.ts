import { matchRoute, type RouteParams } from './match-route.ts';
import { pathname, search } from './path-parts.ts';
import { loginPath, pathToSignIn, returnPath, wantsSignIn } from './return-path.ts';
import { isWayIn } from './return-to.ts';
import { ALIASES, ROUTES, type Route, type RouteName, type ScreenName } from './table.ts';

/** Who is looking: a member, a guest, or neither. */
export type Identity = 'none' | 'guest' | 'member';

/** What to do with a path: show a screen, or go on to another path. */
export type GuardResult =
  | {
      readonly screen: ScreenName;
      /** null for a path that is not the product's. */
      readonly route: RouteName | null;
      readonly params: RouteParams;
    }
  | { readonly redirect: string };

/**
 * Decides what a path shows to whom.
 *
 * Paths that are not the product's show the not-found screen to everyone, and routes whose screen is
 * not built to those who may go there. A visitor who is neither
 * member nor guest sees only the open routes and is sent to the login from all others, as a guest is
 * from what only members have. Whoever is in already is sent on from the ways in, to where they
 * wanted to go or else to `/me`; a guest may come to them to become a member. A new member is
 * welcomed before the first look at the programme (spec §2).
 *
 * @param path - With its query, which is kept for the way back from the login.
 * @param welcomeDue - The member has not seen the words for a new one yet.
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

/** Where a guest goes on to from the login: where they wanted to go, if that is for guests too. */
function guestPath(path: string): string {
  const wanted = returnPath(path);
  const match = matchRoute(pathname(wanted));
  const route: Route | null = match && ROUTES[match.name];
  return route?.members ? ROUTES.me.path : wanted;
}
