import { guard, type Identity, type ScreenName } from '@claypot/domain/routes';

/**
 * Where a visit to `path` ends, redirects followed: the path to stand in the address, its screen.
 *
 * @param welcomeDue as the guard asks it.
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
