import {
  createFormat,
  createI18n,
  errorMessage,
  type Format,
  type Language,
  loadAllTexts,
  switchLanguage,
} from '@claypot/i18n';
import { addKioskTexts } from '@claypot/i18n/kiosk';
import type { i18n as I18n } from 'i18next';

/** The kiosk's language: the app's own texts and formats, and a few of its own. */
export interface Words {
  readonly t: I18n['t'];
  readonly format: Format;
  /** The sentence for an error code. */
  error(code: string): string;
  speak(language: Language): Promise<void>;
}

export async function createWords(language: Language): Promise<Words> {
  const i18n = await loadAllTexts(await createI18n(language));
  addKioskTexts(i18n);
  let format = createFormat(language);
  return {
    t: i18n.t,
    get format() {
      return format;
    },
    error: (code) => errorMessage(i18n, code),
    speak: async (next) => {
      await switchLanguage(i18n, next);
      format = createFormat(next);
    },
  };
}
