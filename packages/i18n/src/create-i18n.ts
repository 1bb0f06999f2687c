import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from './language.ts';
import type { Catalogue } from './translation.ts';

const load: Readonly<Record<Language, () => Promise<{ catalogue: Catalogue }>>> = {
  en: () => import('./en/index.ts'),
  zh_CN: () => import('./zh_CN/index.ts'),
};

/** Fetches a language's texts; only the language in use is ever loaded. */
async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await load[language]()).catalogue;
}

/**
 * An i18next instance that speaks `language` and answers at once: its texts are loaded before it
 * is given out, so a first render never shows keys.
 */
export async function createI18n(language: Language): Promise<I18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    defaultNS: 'common',
    resources: { [language]: await loadCatalogue(language) },
    interpolation: { escapeValue: false }, // React escapes.
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** Changes the language of a running instance, fetching its texts first. */
export async function switchLanguage(instance: I18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'common')) {
    const catalogue = await loadCatalogue(language);
    for (const [area, texts] of Object.entries(catalogue)) {
      instance.addResourceBundle(language, area, texts);
    }
  }
  await instance.changeLanguage(language);
}
