import { matchRoute } from './match-route.ts';
import { ROUTES } from './table.ts';

const PARAMETER = 'returnTo';

/** The login path that remembers where the visitor wanted to go, query included. */
export function loginPath(wanted: string): string {
  return `${ROUTES.login.path}?${new URLSearchParams({ [PARAMETER]: wanted })}`;
}

/**
 * Where to go after signing in: the remembered path, else `/me`. Only routes of the product other
 * than the login itself are honoured, so that a forged link cannot lead elsewhere.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  const match = wanted === null ? null : matchRoute(pathname(wanted));
  return wanted === null || match === null || match.name === 'login' ? ROUTES.me.path : wanted;
}

/** A path without its query and hash. */
export function pathname(path: string): string {
  return path.replace(/[?#].*$/s, '');
}
