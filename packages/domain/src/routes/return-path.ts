import { search } from './path-parts.ts';
import { RETURN_TO, returnToOf, withReturnTo } from './return-to.ts';
import { ROUTES } from './table.ts';

/** Tells a guest who wants to sign in from one who has come to the login by an old link. */
const WANTED = 'signIn';

/** The login path that remembers where the visitor wanted to go, query included. */
export function loginPath(wanted: string): string {
  return withReturnTo(ROUTES.login.path, wanted);
}

/** The way to the login for a guest who wants to be a member, and afterwards to `wanted`. */
export function pathToSignIn(wanted: string = ROUTES.me.path): string {
  const query = new URLSearchParams({ [WANTED]: '1', [RETURN_TO]: wanted });
  return `${ROUTES.login.path}?${query}`;
}

/** From one way in to another: where the visitor wants to go afterwards stays known. */
export function otherWayIn(name: 'forgotPassword' | 'login' | 'signUp', from: string): string {
  const query = new URLSearchParams(search(from));
  query.set(WANTED, '1');
  return `${ROUTES[name].path}?${query}`;
}

/** From a way in to where a guest who stays one wanted to go: the guard leads on from there. */
export function pathToStayGuest(from: string): string {
  const query = new URLSearchParams(search(from));
  query.delete(WANTED);
  return `${ROUTES.login.path}?${query}`;
}

/** Whether a login path was made by {@link pathToSignIn}. */
export function wantsSignIn(search: string): boolean {
  return new URLSearchParams(search).has(WANTED);
}

/** Where to go after signing in by way of `path`: where it leads afterwards, else `/me`. */
export function returnPath(path: string): string {
  return returnToOf(path) ?? ROUTES.me.path;
}
