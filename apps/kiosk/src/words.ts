import type { I18n } from '@claypot/i18n';
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

/** Texts and formats of the current language: the app's own plus those of the kiosk. */
export interface Words {
  readonly t: I18n['t'];
  readonly format: Format;
  /** Returns the message of an error code. */
  error(code: string): string;
  speak(language: Language): Promise<void>;
}

/**
 * Loads the texts of the initial language.
 * @param timeZone called when a format is first used, and again after each change of language;
 * before that the zone may be unknown
 */
export async function createWords(language: Language, timeZone: () => string): Promise<Words> {
  const i18n = await loadAllTexts(await createI18n(language));
  addKioskTexts(i18n);
  let spoken = language;
  let format: Format | null = null;
  return {
    t: i18n.t,
    get format() {
      format ??= createFormat(spoken, timeZone());
      return format;
    },
    error: (code) => errorMessage(i18n, code),
    speak: async (next) => {
      await switchLanguage(i18n, next);
      spoken = next;
      format = null;
    },
  };
}
