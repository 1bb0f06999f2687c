import { matchRoute } from './match-route.ts';
import { pathname, search } from './path-parts.ts';

/** The parameter in which an address carries where to go when what it is for is done. */
export const RETURN_TO = 'returnTo';

/** The screens that lead into the product and have nothing for whoever is inside. */
export function isWayIn(name: string): boolean {
  return name === 'login' || name === 'signUp';
}

/** Whether a path is one of {@link isWayIn}'s screens. */
export function leadsIn(path: string): boolean {
  return isWayIn(matchRoute(pathname(path))?.name ?? '');
}

/** A path that leads to `wanted` afterwards, query included. */
export function withReturnTo(path: string, wanted: string): string {
  return `${path}?${new URLSearchParams({ [RETURN_TO]: wanted })}`;
}

/**
 * Where a path leads afterwards; null where it does not say. Only routes of the product other than
 * the ways in themselves are honoured, so that a forged link cannot lead elsewhere.
 */
export function returnToOf(path: string): string | null {
  const wanted = new URLSearchParams(search(path)).get(RETURN_TO);
  const match = wanted === null ? null : matchRoute(pathname(wanted));
  return match === null || isWayIn(match.name) ? null : wanted;
}

/** The next step's path on the same way: it leads afterwards to where the step at `from` does. */
export function passReturnTo(path: string, from: string): string {
  const wanted = returnToOf(from);
  return wanted === null ? path : withReturnTo(path, wanted);
}
