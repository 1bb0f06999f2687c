import type { i18n as I18n } from 'i18next';
import { kiosk as en } from './en/kiosk.ts';
import { kiosk as zh_CN } from './zh_CN/kiosk.ts';

/** Adds what only the terminal kiosk says, in every language; the web app never loads it. */
export function addKioskTexts(instance: I18n): void {
  for (const [language, texts] of Object.entries({ en, zh_CN })) {
    instance.addResourceBundle(language, 'kiosk', texts);
  }
}
