import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from './language.ts';
import type { FirstTexts, RestOfTexts } from './translation.ts';

const first: Readonly<Record<Language, () => Promise<{ texts: FirstTexts }>>> = {
  en: () => import('./en/first.ts'),
  zh_CN: () => import('./zh_CN/first.ts'),
};
const rest: Readonly<Record<Language, () => Promise<{ texts: RestOfTexts }>>> = {
  en: () => import('./en/rest.ts'),
  zh_CN: () => import('./zh_CN/rest.ts'),
};

/** The instances that were asked to speak of everything. */
const whole = new WeakSet<I18n>();

/**
 * An i18next instance that speaks `language` and answers at once: its first texts are loaded before
 * it is given out, so a first render never shows keys. Only languages in use are ever loaded.
 */
export async function createI18n(language: Language): Promise<I18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    load: 'currentOnly',
    defaultNS: 'common',
    resources: { [language]: (await first[language]()).texts },
    interpolation: { escapeValue: false }, // React escapes.
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * Fetches the texts of all areas, in the language spoken and in those switched to from then on.
 * Answers the instance.
 */
export async function loadAllTexts(instance: I18n): Promise<I18n> {
  whole.add(instance);
  await add(instance, instance.language as Language, rest);
  return instance;
}

/** Changes the language of a running instance, fetching as many texts as it had before. */
export async function switchLanguage(instance: I18n, language: Language): Promise<void> {
  await add(instance, language, first);
  if (whole.has(instance)) await add(instance, language, rest);
  await instance.changeLanguage(language);
}

async function add(
  instance: I18n,
  language: Language,
  part: typeof first | typeof rest,
): Promise<void> {
  const { texts } = await part[language]();
  for (const [area, ofArea] of Object.entries(texts)) {
    instance.addResourceBundle(language, area, ofArea);
  }
}
