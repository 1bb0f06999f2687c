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
 * An i18next instance that speaks `language` and answers at once: its first texts are loaded before
 * it is given out, so a first render never shows keys. Only languages in use are ever loaded. A key
 * whose area was not fetched is said as it is.
 *
 * @param atHand the first texts in `language`, and any others, where they need not be fetched
 */
export async function createI18n(language: Language, atHand?: AddedTexts): Promise<I18n> {
  const texts = atHand ?? (await first[language]()).texts;
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    load: 'currentOnly',
    defaultNS: 'common',
    // Texts are added to what it is given, which is nobody's else.
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
 * Fetches the texts of all areas, in the language spoken, also if that is changed meanwhile.
 * Answers the instance.
 */
export async function loadAllTexts(i18n: I18n): Promise<I18n> {
  let language: Language;
  do {
    language = languageOf(i18n);
    addTexts(i18n, language, (await rest[language]()).texts);
  } while (languageOf(i18n) !== language);
  return i18n;
}

/** Changes the language, fetching no fewer texts than there were before. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  const { texts } = await first[language]();
  addTexts(i18n, language, texts);
  if (knowsMoreThan(texts, i18n)) addTexts(i18n, language, (await rest[language]()).texts);
  if (language !== i18n.language) await i18n.changeLanguage(language);
}

/** Adds texts to those of an area that are known in a language. */
export function addTexts(i18n: I18n, language: Language, texts: AddedTexts): void {
  for (const [area, added] of Object.entries(texts)) {
    i18n.addResourceBundle(language, area, added);
  }
}

/** The first texts in a language, and those that are wanted of all others: for who hands them on. */
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

/** The language spoken. */
export function languageOf({ language }: Pick<I18n, 'language'>): Language {
  return LANGUAGES.find((each) => each === language) ?? 'en';
}

function knowsMoreThan(texts: AddedTexts, i18n: I18n): boolean {
  const { language } = i18n;
  return Object.keys(i18n.getDataByLanguage(language) ?? {}).some((area) => !(area in texts));
}
