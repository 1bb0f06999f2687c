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

/** The kiosk's language: the app's own texts and formats, and a few of its own. */
export interface Words {
  readonly t: I18n['t'];
  readonly format: Format;
  /** The sentence for an error code. */
  error(code: string): string;
  speak(language: Language): Promise<void>;
}

/**
 * The words to begin with.
 * @param timeZone asked for when something is first told in a zone; until then it need not be known.
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
