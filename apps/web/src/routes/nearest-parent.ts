import { guard, parentOf, ROUTES } from '@claypot/domain';
import { isBuilt } from './screens.ts';

/** The parent screen's path, or its parent's where that one is not built yet. */
export function nearestParent(path: string): string {
  const parent = parentOf(path);
  if (parent === null) return ROUTES.home.path;
  const shown = guard(parent, 'guest');
  return 'screen' in shown && !isBuilt(shown.screen) ? nearestParent(parent) : parent;
}
