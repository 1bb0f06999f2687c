import { hasRank, type Role } from '@claypot/sdk/counter';
import { MENU, type MenuRoute } from './routes.ts';

/** Maximum tabs at the bottom of a phone. */
const MOST_TABS = 5;

/** Main menu of a role. A wide window shows all of it. */
interface Menu {
  /** Screens with a tab of their own. */
  readonly tabs: readonly MenuRoute[];
  /** Screens behind the tab "More"; empty if every screen has a tab. */
  readonly more: readonly MenuRoute[];
}

/** Returns the main menu of a role, in the order of the routes. */
export function menuOf(role: Role, routes: readonly MenuRoute[] = MENU): Menu {
  const allowed = routes.filter((route) => hasRank(role, route.role));
  if (allowed.length <= MOST_TABS) return { tabs: allowed, more: [] };
  return { tabs: allowed.slice(0, MOST_TABS - 1), more: allowed.slice(MOST_TABS - 1) };
}
