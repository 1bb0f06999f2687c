/** Texts of the counter. Only the staff app imports this entry. */
import type { i18n as I18n } from 'i18next';
import { addTexts, createI18nOf, languageOf } from './create-i18n.ts';
import type { Language } from './language.ts';
import type { FirstCounterTexts, RestOfCounterTexts } from './translation.ts';

const first: Readonly<Record<Language, () => Promise<{ texts: FirstCounterTexts }>>> = {
  en: () => import('./en/counter/first.ts'),
  zh_CN: () => import('./zh_CN/counter/first.ts'),
};
const rest: Readonly<Record<Language, () => Promise<{ texts: RestOfCounterTexts }>>> = {
  en: () => import('./en/counter/rest.ts'),
  zh_CN: () => import('./zh_CN/counter/rest.ts'),
};

/** An area of the texts that load later. */
const LATER_AREA = 'counterStaff' satisfies keyof RestOfCounterTexts;

/** Creates an i18next instance with the texts of the start and of orders in `language`. */
export async function createCounterI18n(language: Language): Promise<I18n> {
  return createI18nOf(language, (await first[language]()).texts);
}

/** Adds all texts of the counter in the current language, even if it changes meanwhile. */
export async function loadCounterTexts(i18n: I18n): Promise<I18n> {
  do {
    const language = languageOf(i18n);
    const texts = await Promise.all([first[language](), rest[language]()]);
    for (const each of texts) addTexts(i18n, language, each.texts);
  } while (!hasAllCounterTexts(i18n));
  return i18n;
}

/** Returns true if all texts of the counter are loaded in the current language. */
export function hasAllCounterTexts(i18n: I18n): boolean {
  return i18n.hasResourceBundle(languageOf(i18n), LATER_AREA);
}

/** Changes the language after as many texts are loaded as in the present one. */
export async function switchCounterLanguage(i18n: I18n, language: Language): Promise<void> {
  addTexts(i18n, language, (await first[language]()).texts);
  // More texts of the present language may arrive meanwhile.
  if (hasAllCounterTexts(i18n)) addTexts(i18n, language, (await rest[language]()).texts);
  if (language !== i18n.language) await i18n.changeLanguage(language);
}

/**
 * Returns the message of an error code of the staff contract. An unknown code returns the general
 * ERROR message, which asks whether the change was saved. For reads, use
 * {@link counterLoadMessage}.
 */
export function counterErrorMessage(
  { exists, t }: Pick<I18n, 'exists' | 't'>,
  code: string,
): string {
  const key = `counterErrors:${code}`;
  return t(exists(key) ? (key as 'counterErrors:ERROR') : 'counterErrors:ERROR');
}

/** Codes of a lost request. Their messages are about changes, which a read does not make. */
const LOST = new Set(['ERROR', 'OFFLINE']);

/** Returns the message of a failed read. Null is an unknown cause. */
export function counterLoadMessage(i18n: Pick<I18n, 'exists' | 't'>, code: string | null): string {
  const isKnown = code !== null && !LOST.has(code) && i18n.exists(`counterErrors:${code}`);
  return isKnown ? counterErrorMessage(i18n, code) : i18n.t('common:checkConnection');
}
