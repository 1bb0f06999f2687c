/** The languages of the product; English is the one fallen back to. */
export const LANGUAGES = ['en', 'zh_CN'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What the language is called by its own readers, for the language switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh_CN: '中文',
};

const BCP_47: Readonly<Record<Language, string>> = { en: 'en', zh_CN: 'zh-CN' };

/** The language as HTML's `lang` attribute and `Accept-Language` write it: `en` or `zh-CN`. */
export function languageTag(language: Language): string {
  return BCP_47[language];
}
