import type { Screen, ScreenQuickLink } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

export const QUICK_LINKS: readonly ScreenQuickLink[] = Object.values<Screen>(SCREENS)
  .flatMap(({ quickLink }) => quickLink ?? [])
  .sort((one, other) => one.position - other.position);
