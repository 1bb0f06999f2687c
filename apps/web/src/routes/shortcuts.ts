import type { Screen, ScreenShortcut } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

/** The ways on from /me, in their order. */
export const SHORTCUTS: readonly ScreenShortcut[] = Object.values<Screen>(SCREENS)
  .flatMap(({ shortcut }) => shortcut ?? [])
  .sort((one, other) => one.position - other.position);
