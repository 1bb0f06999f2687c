/** Texts of the public menu. Only the server, which renders it, imports this entry. */
import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { publicMenu as en } from './en/public-menu.ts';
import type { Language } from './language.ts';
import type { PublicMenuTexts } from './translation.ts';
import { publicMenu as zh_CN } from './zh_CN/public-menu.ts';

/** Texts of both languages, for a poster that shows both. */
export const PUBLIC_MENU_TEXTS: Readonly<Record<Language, PublicMenuTexts>> = { en, zh_CN };

/** Adds the texts of the public menu in every language. */
export function addPublicMenuTexts(i18n: I18n): I18n {
  addTexts(i18n, 'en', { publicMenu: en });
  addTexts(i18n, 'zh_CN', { publicMenu: zh_CN });
  return i18n;
}
