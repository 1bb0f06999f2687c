import type { MainTab, Screen } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

/** The screens that lie side by side, from the left. */
export const TABS: readonly MainTab[] = Object.values<Screen>(SCREENS)
  .flatMap(({ tab }) => tab ?? [])
  .sort((one, other) => one.position - other.position);

/** Whether a path, without its query, is that of a tab. */
export function isTab(path: string): boolean {
  return TABS.some(({ href }) => href === path);
}
