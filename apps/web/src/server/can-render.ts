import { branchLinkOf } from '@claypot/domain/branch-link';
import { guard, type ScreenName } from '@claypot/domain/routes';

/** Screens that depend on the hash of the address, which a server does not receive. */
const ONLY_IN_BROWSER: ReadonlySet<ScreenName> = new Set(['orderReceipt']);

/** Returns true if the server can render the screen. */
export function isRendered(screen: ScreenName): boolean {
  return !ONLY_IN_BROWSER.has(screen);
}

/**
 * Returns true if the server can render the page of a path for a guest or a member. Otherwise the
 * browser redirects, shows a screen that only it knows, or changes the branch first.
 */
export function canRender(path: string): boolean {
  if (branchLinkOf(path) !== null) return false;
  return (['guest', 'member'] as const).some((identity) => {
    const shown = guard(path, identity);
    return 'screen' in shown && isRendered(shown.screen);
  });
}
