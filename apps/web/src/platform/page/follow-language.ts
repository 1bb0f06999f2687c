import { type App, selectLanguage } from '@claypot/domain/app';
import type { I18n } from '@claypot/i18n';
import { type Language, languageTag, switchLanguage } from '@claypot/i18n';

/**
 * Switches the texts to the language that the customer chooses. If they cannot be fetched, shows an
 * error toast and resets the choice.
 */
export function followLanguage(product: App, i18n: I18n, spokenFirst: Language): void {
  let spoken = spokenFirst;
  product.language.subscribe(async (snapshot) => {
    const language = selectLanguage(snapshot);
    try {
      await switchLanguage(i18n, language);
      spoken = language;
      document.documentElement.lang = languageTag(language);
    } catch {
      product.toasts.send({ type: 'NOTIFY', toast: { tone: 'error', message: 'ERROR' } });
      product.language.send({ type: 'CHOOSE', language: spoken });
    }
  });
}
