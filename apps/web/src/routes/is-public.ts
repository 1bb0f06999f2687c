import type { ScreenName } from '@claypot/domain/routes';
import { SCREENS } from './generated/screens.ts';

/** Whether a screen looks the same to everyone, and needs none of the machines that others start. */
export function isPublic(name: ScreenName): boolean {
  return SCREENS[name].prerenderedFor === 'everyone';
}
