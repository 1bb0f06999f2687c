import {
  createI18n,
  type I18n,
  LANGUAGES,
  type Language,
  languageTag,
  loadAllTexts,
  switchLanguage,
} from '@claypot/i18n';
import { loadCounterTexts } from '@claypot/i18n/counter';
import { addCounterTexts } from '@claypot/i18n/counter-all';
import { recordTexts } from './used-texts.ts';

let made: Promise<I18n> | undefined;

/** Creates an instance with all texts of both apps in both languages. */
async function create(): Promise<I18n> {
  const i18n = await createI18n('en');
  for (const language of LANGUAGES) {
    await switchLanguage(i18n, language);
    await loadAllTexts(i18n);
    await loadCounterTexts(i18n);
  }
  recordTexts(i18n);
  return addCounterTexts(i18n);
}

/** Changes the language of the page and of all stories, as the products do. Returns their texts. */
export async function showIn(language: Language): Promise<I18n> {
  made ??= create();
  const i18n = await made;
  // All texts are loaded, so that no function of the products needs to load them.
  if (language !== i18n.language) await i18n.changeLanguage(language);
  document.documentElement.lang = languageTag(language);
  return i18n;
}
