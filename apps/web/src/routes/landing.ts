import { guard, type Identity, type ScreenName } from '@claypot/domain';

/** Where a visit to `path` ends, redirects followed: the path to stand in the address, its screen. */
export function landing(path: string, identity: Identity): { path: string; screen: ScreenName } {
  const shown = guard(path, identity);
  return 'redirect' in shown ? landing(shown.redirect, identity) : { path, screen: shown.screen };
}
