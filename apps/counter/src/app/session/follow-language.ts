import type { Counter } from '@claypot/counter/start';
import { selectLanguage } from '@claypot/domain/language';
import { type I18n, languageTag } from '@claypot/i18n';
import { switchCounterLanguage } from '@claypot/i18n/counter';

/** Changes the texts and the language of the page with the chosen language. */
export function followLanguage({ language }: Pick<Counter, 'language'>, i18n: I18n): void {
  let shown = selectLanguage(language.getSnapshot());
  language.subscribe((snapshot) => {
    const chosen = selectLanguage(snapshot);
    if (chosen === shown) return;
    shown = chosen;
    void switchCounterLanguage(i18n, chosen).then(() => {
      document.documentElement.lang = languageTag(chosen);
    }, reportError);
  });
}
