import { type App, selectLanguage } from '@claypot/domain/app';
import type { I18n } from '@claypot/i18n';
import { type Language, languageTag, switchLanguage } from '@claypot/i18n';

/**
 * Switches the texts to the language that the customer chooses. If they cannot be fetched, shows an
 * error toast and resets the choice.
 */
export function followLanguage(product: App, i18n: I18n, spokenFirst: Language): void {
  let spoken = spokenFirst;
  let last: Promise<void> = Promise.resolve();
  const chosen = () => selectLanguage(product.language.getSnapshot());
  // One switch at a time: texts that arrive late must not replace those of a later choice.
  product.language.subscribe(() => {
    last = last.then(follow);
  });

  async function follow(): Promise<void> {
    const language = chosen();
    if (language === spoken) return;
    try {
      await switchLanguage(i18n, language);
      spoken = language;
      document.documentElement.lang = languageTag(language);
    } catch {
      if (chosen() !== language) return;
      product.toasts.send({ type: 'NOTIFY', toast: { tone: 'error', message: 'ERROR' } });
      product.language.send({ type: 'CHOOSE', language: spoken });
    }
  }
}
