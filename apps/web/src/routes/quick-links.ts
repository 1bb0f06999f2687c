import type { Screen, ScreenQuickLink } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

/** The ways on from /me, in their order. */
export const QUICK_LINKS: readonly ScreenQuickLink[] = Object.values<Screen>(SCREENS)
  .flatMap(({ quickLink }) => quickLink ?? [])
  .sort((one, other) => one.position - other.position);
