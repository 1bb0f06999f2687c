import { BASE } from '../platform/page/follow-links.ts';

/** Paths of the screens outside of the main menu, below the app's base. */
export const SIGN_IN_PATH = '/sign-in';
export const INVITATION_PATH = '/invitation';
export const PAIR_PATH = '/pair';

/** Returns the link to a path below the app's base. */
export function hrefOf(path: string): string {
  return path === '/' ? BASE : BASE + path;
}
