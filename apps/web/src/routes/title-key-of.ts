import type { RouteName, ScreenName } from '@claypot/domain/routes';
import type { TextKey } from '@claypot/i18n';
import type { Screen } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';

/** What a screen is called on a route; null for one that is called after the company. */
export function titleKeyOf(name: ScreenName, route: RouteName | null): TextKey | null {
  const { title, titleOn }: Screen = SCREENS[name];
  return (route && titleOn?.[route]) ?? title;
}
