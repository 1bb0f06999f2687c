import type { MainTab, Screen } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

/** Main tabs, from left to right. */
export const TABS: readonly MainTab[] = Object.values<Screen>(SCREENS)
  .flatMap(({ tab }) => tab ?? [])
  .sort((one, other) => one.position - other.position);

/** Returns true if a path, without query, belongs to a tab. */
export function isTab(path: string): boolean {
  return TABS.some(({ href }) => href === path);
}
