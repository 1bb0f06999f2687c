import { guard, type Identity, type ScreenName } from '@claypot/domain/routes';

/**
 * Follows the redirects of `path` and returns the final path and its screen.
 *
 * @param welcomeDue true if the guard must show the welcome screen.
 */
export function landing(
  path: string,
  identity: Identity,
  welcomeDue: boolean,
): { path: string; screen: ScreenName } {
  const shown = guard(path, identity, welcomeDue);
  if (!('redirect' in shown)) return { path, screen: shown.screen };
  return landing(shown.redirect, identity, welcomeDue);
}
