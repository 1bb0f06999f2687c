import type { RouteName, ScreenName } from '@claypot/domain/routes';
import type { TextKey } from '@claypot/i18n';
import type { Screen } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

/** Returns the title key of a screen on a route; null if the company's name is its title. */
export function titleKeyOf(name: ScreenName, route: RouteName | null): TextKey | null {
  const { title, titleOn }: Screen = SCREENS[name];
  return (route && titleOn?.[route]) ?? title;
}
