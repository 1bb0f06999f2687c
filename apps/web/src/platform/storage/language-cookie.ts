import type { Language, LanguagePreference } from '@claypot/domain/ports';

const NAME = 'claypot_lang';
const YEAR = 31_536_000;

/**
 * The chosen language, in a cookie so that the server can answer with the right page. Without a
 * choice it is the page's own language, which the server took from the browser's wish.
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

/** The language a cookie header names, or null. */
export function parseLanguageCookie(cookies: string): Language | null {
  const value = /(?:^|;\s*)claypot_lang=([^;]*)/.exec(cookies)?.[1];
  return value === 'en' || value === 'zh_CN' ? value : null;
}
