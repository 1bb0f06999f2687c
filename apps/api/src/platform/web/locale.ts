import { type Language, negotiateLanguage } from '../../shared/text/language.ts';

/** Cookie in which the web app stores the chosen language. */
const COOKIE = /(?:^|;\s*)claypot_lang=(en|zh_CN)(?:;|$)/;

/** Query parameter of a link that changes the language without script. */
const CHOICE = 'language';
const YEAR = 31_536_000;

/**
 * Returns the response to a link that chooses a language: a redirect to the same page, with the
 * cookie that the web app would write. Null for other requests.
 */
export function chooseLanguage(address: string): Response | null {
  const { pathname, searchParams } = new URL(address);
  const language = searchParams.get(CHOICE);
  if (language !== 'en' && language !== 'zh_CN') return null;
  searchParams.delete(CHOICE);
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  return new Response(null, {
    status: 303,
    headers: {
      'cache-control': 'no-store',
      // Relative to the page and without its first slashes, so that no path names another site.
      location: `/${pathname.replace(/^\/+/, '')}${query}`,
      'set-cookie': `claypot_lang=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`,
    },
  });
}

/** Returns the language of a page: the chosen one, else the browser's, else English. */
export function pageLanguage(headers: Headers): Language {
  const chosen = COOKIE.exec(headers.get('cookie') ?? '')?.[1];
  if (chosen === 'en' || chosen === 'zh_CN') return chosen;
  return negotiateLanguage(headers.get('accept-language'));
}
