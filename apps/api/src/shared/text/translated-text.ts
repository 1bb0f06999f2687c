import type { Language } from './language.ts';

/** A stored text: English is required, Chinese is optional. */
export interface TranslatedText {
  readonly en: string;
  readonly zh_CN?: string;
}

/** Returns the text in the given language, else in English. */
export function inLanguage(text: TranslatedText, language: Language): string {
  const translated = text[language];
  return translated === undefined || translated === '' ? text.en : translated;
}
