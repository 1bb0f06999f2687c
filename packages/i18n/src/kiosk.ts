import type { i18n as I18n } from 'i18next';
import { addTexts } from './create-i18n.ts';
import { kiosk as en } from './en/kiosk.ts';
import { kiosk as zh_CN } from './zh_CN/kiosk.ts';

/** Adds the kiosk's texts in every language; the web app never loads them. */
export function addKioskTexts(i18n: I18n): void {
  addTexts(i18n, 'en', { kiosk: en });
  addTexts(i18n, 'zh_CN', { kiosk: zh_CN });
}
