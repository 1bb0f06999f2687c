import type { Language, LanguagePreference } from '@claypot/domain/ports';

const NAME = 'claypot_lang';
const YEAR = 31_536_000;

/**
 * Creates the language preference, stored in a cookie so that the server can send the right page.
 * The default is the page's language, which the server chose from `Accept-Language`.
 */
export function createLanguageCookie(page: Document): LanguagePreference {
  let chosen = parseLanguageCookie(page.cookie);
  return {
    get: () => chosen ?? (page.documentElement.lang.startsWith('zh') ? 'zh_CN' : 'en'),
    set: (language) => {
      chosen = language;
      page.cookie = `${NAME}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
    },
  };
}

/** Returns the language in a cookie header, or null. */
export function parseLanguageCookie(cookies: string): Language | null {
  const value = /(?:^|;\s*)claypot_lang=([^;]*)/.exec(cookies)?.[1];
  return value === 'en' || value === 'zh_CN' ? value : null;
}
