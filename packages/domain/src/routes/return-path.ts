import { search } from './path-parts.ts';
import { RETURN_TO, returnToOf, withReturnTo } from './return-to.ts';
import { ROUTES } from './table.ts';

/** Query parameter that distinguishes a guest who wants to sign in from one with an old link. */
const WANTED = 'signIn';

/** Returns the sign-in path with the original destination, including its query. */
export function loginPath(wanted: string): string {
  return withReturnTo(ROUTES.login.path, wanted);
}

/**
 * Returns the sign-in path for a guest who wants to become a member, with `wanted` as destination.
 */
export function pathToSignIn(wanted: string = ROUTES.me.path): string {
  const query = new URLSearchParams({ [WANTED]: '1', [RETURN_TO]: wanted });
  return `${ROUTES.login.path}?${query}`;
}

/** Returns the path of another sign-in screen, preserving the destination. */
export function otherWayIn(name: 'forgotPassword' | 'login' | 'signUp', from: string): string {
  const query = new URLSearchParams(search(from));
  query.set(WANTED, '1');
  return `${ROUTES[name].path}?${query}`;
}

/**
 * Returns the path for a guest who declines sign-in; the route guard redirects to the destination.
 */
export function pathToStayGuest(from: string): string {
  const query = new URLSearchParams(search(from));
  query.delete(WANTED);
  return `${ROUTES.login.path}?${query}`;
}

/** Returns true if the query shows that a guest wants to sign in. */
export function wantsSignIn(search: string): boolean {
  return new URLSearchParams(search).has(WANTED);
}

/** Returns the destination after signing in at `path`; `/me` by default. */
export function returnPath(path: string): string {
  return returnToOf(path) ?? ROUTES.me.path;
}
