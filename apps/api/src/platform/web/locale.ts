import { type Language, negotiateLanguage } from '../../shared/text/language.ts';

/** Where the web app keeps the language the customer chose. */
const COOKIE = /(?:^|;\s*)claypot_lang=(en|zh_CN)(?:;|$)/;

/** The language to answer a page in: the chosen one, else the browser's, else English. */
export function pageLanguage(headers: Headers): Language {
  const chosen = COOKIE.exec(headers.get('cookie') ?? '')?.[1];
  if (chosen === 'en' || chosen === 'zh_CN') return chosen;
  return negotiateLanguage(headers.get('accept-language'));
}
