import { createInstance, type i18n as I18n } from 'i18next';
import { LANGUAGES, type Language } from './language.ts';
import type { FirstTexts, RestOfTexts } from './translation.ts';

const first: Readonly<Record<Language, () => Promise<{ texts: FirstTexts }>>> = {
  en: () => import('./en/first.ts'),
  zh_CN: () => import('./zh_CN/first.ts'),
};
const rest: Readonly<Record<Language, () => Promise<{ texts: RestOfTexts }>>> = {
  en: () => import('./en/rest.ts'),
  zh_CN: () => import('./zh_CN/rest.ts'),
};

/** Texts by area and key. */
export type AddedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Creates an i18next instance in `language` with its first texts loaded, so that the first render
 * never shows keys. Only used languages are loaded. A text of an area that is not loaded is shown
 * as its key.
 *
 * @param atHand the first texts in `language`, and any others, if they need not be fetched
 */
export async function createI18n(language: Language, atHand?: AddedTexts): Promise<I18n> {
  return createI18nOf(language, atHand ?? (await first[language]()).texts);
}

/** Creates an i18next instance in `language` with the given texts, as {@link createI18n}. */
export async function createI18nOf(language: Language, texts: AddedTexts): Promise<I18n> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    load: 'currentOnly',
    defaultNS: 'common',
    // Copied, because i18next adds texts to this object.
    resources: { [language]: { ...texts } },
    initAsync: false,
    keySeparator: false,
    appendNamespaceToMissingKey: true,
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
  });
  return i18n;
}

/**
 * Loads the texts of all areas in the current language, even if it changes meanwhile. Returns the
 * instance.
 */
export async function loadAllTexts(i18n: I18n): Promise<I18n> {
  let language: Language;
  do {
    language = languageOf(i18n);
    addTexts(i18n, language, (await rest[language]()).texts);
  } while (languageOf(i18n) !== language);
  return i18n;
}

/** Changes the language and loads as many areas as were loaded before. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  const { texts } = await first[language]();
  addTexts(i18n, language, texts);
  if (hasMoreAreasThan(texts, i18n)) addTexts(i18n, language, (await rest[language]()).texts);
  if (language !== i18n.language) await i18n.changeLanguage(language);
}

/** Adds texts to the areas of a language. */
export function addTexts(i18n: I18n, language: Language, texts: AddedTexts): void {
  for (const [area, added] of Object.entries(texts)) {
    i18n.addResourceBundle(language, area, added);
  }
}

/** Returns the first texts of a language and the wanted ones of all other areas. */
export async function textsOf(
  language: Language,
  isWanted: (area: string, key: string) => boolean,
): Promise<AddedTexts> {
  const [{ texts: start }, { texts: others }] = await Promise.all([
    first[language](),
    rest[language](),
  ]);
  const texts: Record<string, Readonly<Record<string, string>>> = { ...start };
  for (const [area, added] of Object.entries(others)) {
    const wanted = Object.entries(added).filter(([key]) => isWanted(area, key));
    if (wanted.length > 0) texts[area] = { ...texts[area], ...Object.fromEntries(wanted) };
  }
  return texts;
}

/** Returns the current language; `en` if it is not a supported one. */
export function languageOf({ language }: Pick<I18n, 'language'>): Language {
  return LANGUAGES.find((each) => each === language) ?? 'en';
}

function hasMoreAreasThan(texts: AddedTexts, i18n: I18n): boolean {
  const { language } = i18n;
  return Object.keys(i18n.getDataByLanguage(language) ?? {}).some((area) => !(area in texts));
}
