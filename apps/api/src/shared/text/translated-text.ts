import type { Language } from './language.ts';

/** A text as the database keeps it: English always, Chinese where there is one. */
export interface TranslatedText {
  readonly en: string;
  readonly zh_CN?: string;
}

/** The text in the language asked for, else in English. */
export function inLanguage(text: TranslatedText, language: Language): string {
  const translated = text[language];
  return translated === undefined || translated === '' ? text.en : translated;
}
