import type { ScreenName } from '@claypot/domain/routes';
import { SCREENS } from './generated/screens.ts';

/** Returns true if a screen is the same for every visitor and needs no machines. */
export function isPublic(name: ScreenName): boolean {
  return SCREENS[name].prerenderedFor === 'everyone';
}
