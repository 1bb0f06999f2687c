/** Supported languages; English is the fallback. */
export const LANGUAGES = ['en', 'zh_CN'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Names of the languages in the language itself, for the language switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh_CN: '中文',
};

const BCP_47: Readonly<Record<Language, string>> = { en: 'en', zh_CN: 'zh-CN' };

/** Returns the BCP 47 tag for HTML's `lang` attribute and `Accept-Language`: `en` or `zh-CN`. */
export function languageTag(language: Language): string {
  return BCP_47[language];
}
