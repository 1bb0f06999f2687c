import type { ScreenName } from '@claypot/domain';
import type { i18n as I18n } from 'i18next';
import { titleOf } from '../app/title-of.ts';
import { SCREENS } from './screens.ts';

/** The document's title on a screen: its name, then the company's. */
export function documentTitle(i18n: I18n, screen: ScreenName, companyName: string): string {
  const { title } = SCREENS[screen];
  return title === null ? companyName : titleOf(i18n.t(title), companyName);
}
