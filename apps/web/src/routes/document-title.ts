import type { RouteName, ScreenName } from '@claypot/domain/routes';
import type { I18n } from '@claypot/i18n';
import { titleOf } from '../hooks/navigation/title-of.ts';
import { titleKeyOf } from './title-key-of.ts';

/** Returns the document title of a screen: its title on that route, then the company's name. */
export function documentTitle(
  i18n: I18n,
  screen: ScreenName,
  route: RouteName | null,
  companyName: string,
): string {
  const key = titleKeyOf(screen, route);
  return key === null ? companyName : titleOf(i18n.t(key), companyName);
}
