import { matchRoute } from './match-route.ts';
import { ROUTES } from './table.ts';

const PARAMETER = 'returnTo';
/** Tells a guest who wants to sign in from one who has come to the login by an old link. */
const WANTED = 'signIn';

/** The login path that remembers where the visitor wanted to go, query included. */
export function loginPath(wanted: string): string {
  return `${ROUTES.login.path}?${new URLSearchParams({ [PARAMETER]: wanted })}`;
}

/** The way to the login for a guest who wants to be a member, and afterwards to `wanted`. */
export function pathToSignIn(wanted: string = ROUTES.me.path): string {
  const query = new URLSearchParams({ [WANTED]: '1', [PARAMETER]: wanted });
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

/**
 * Where to go after signing in: the remembered path, else `/me`. Only routes of the product other
 * than the ways in themselves are honoured, so that a forged link cannot lead elsewhere.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  const match = wanted === null ? null : matchRoute(pathname(wanted));
  if (wanted === null || match === null) return ROUTES.me.path;
  return isWayIn(match.name) ? ROUTES.me.path : wanted;
}

/** The screens that lead into the product and have nothing for whoever is inside. */
export function isWayIn(name: string): boolean {
  return name === 'login' || name === 'signUp';
}

/** A path without its query and hash. */
export function pathname(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/** The query of a path, without its hash. */
export function search(path: string): string {
  return path.slice(pathname(path).length).replace(/#.*$/s, '');
}
