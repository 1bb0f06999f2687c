/** Texts of the counter. Only the staff app imports this entry. */
import type { i18n as I18n } from 'i18next';
import { addTexts, createI18n, languageOf, switchLanguage } from './create-i18n.ts';
import type { Language } from './language.ts';
import type { CounterTexts } from './translation.ts';

const texts: Readonly<Record<Language, () => Promise<{ texts: CounterTexts }>>> = {
  en: () => import('./en/counter/index.ts'),
  zh_CN: () => import('./zh_CN/counter/index.ts'),
};

/** Creates an i18next instance with the texts of the counter in `language`. */
export async function createCounterI18n(language: Language): Promise<I18n> {
  return loadCounterTexts(await createI18n(language));
}

/** Adds the texts of the counter in the current language. */
export async function loadCounterTexts(i18n: I18n): Promise<I18n> {
  const language = languageOf(i18n);
  addTexts(i18n, language, (await texts[language]()).texts);
  return i18n;
}

/** Changes the language after its texts are loaded. */
export async function switchCounterLanguage(i18n: I18n, language: Language): Promise<void> {
  addTexts(i18n, language, (await texts[language]()).texts);
  await switchLanguage(i18n, language);
}

/**
 * Returns the message of an error code of the staff contract. An unknown code returns the general
 * ERROR message.
 */
export function counterErrorMessage(
  { exists, t }: Pick<I18n, 'exists' | 't'>,
  code: string,
): string {
  const key = `counterErrors:${code}`;
  return t(exists(key) ? (key as 'counterErrors:ERROR') : 'counterErrors:ERROR');
}
