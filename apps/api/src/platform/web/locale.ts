import { type Language, negotiateLanguage } from '../../shared/text/language.ts';

/** Cookie in which the web app stores the chosen language. */
const COOKIE = /(?:^|;\s*)claypot_lang=(en|zh_CN)(?:;|$)/;

/** Returns the language of a page: the chosen one, else the browser's, else English. */
export function pageLanguage(headers: Headers): Language {
  const chosen = COOKIE.exec(headers.get('cookie') ?? '')?.[1];
  if (chosen === 'en' || chosen === 'zh_CN') return chosen;
  return negotiateLanguage(headers.get('accept-language'));
}
