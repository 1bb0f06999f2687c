import { matchRoute } from './match-route.ts';
import { pathname, search } from './path-parts.ts';

/** Query parameter with the path to continue at when a task is done. */
export const RETURN_TO = 'returnTo';

/** Returns true for the screens that sign in, which signed-in users do not need. */
export function isWayIn(name: string): boolean {
  return name === 'login' || name === 'signUp';
}

/** Returns true if the path is that of a sign-in screen. */
export function leadsIn(path: string): boolean {
  return isWayIn(matchRoute(pathname(path))?.name ?? '');
}

/** Returns a path with `wanted` as the path to continue at, including its query. */
export function withReturnTo(path: string, wanted: string): string {
  return `${path}?${new URLSearchParams({ [RETURN_TO]: wanted })}`;
}

/**
 * Returns the path to continue at; null if none. Accepts only known routes other than sign-in
 * screens, so that a forged link cannot redirect elsewhere.
 */
export function returnToOf(path: string): string | null {
  const wanted = new URLSearchParams(search(path)).get(RETURN_TO);
  const match = wanted === null ? null : matchRoute(pathname(wanted));
  return match === null || isWayIn(match.name) ? null : wanted;
}

/** Returns the path of the next step with the `returnTo` of the step at `from`, if it has one. */
export function passReturnTo(path: string, from: string): string {
  const wanted = returnToOf(from);
  return wanted === null ? path : withReturnTo(path, wanted);
}
