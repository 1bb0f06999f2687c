import type { PageCookies } from '@claypot/domain/ports';

/** Id of the visitor, which the server sets together with a cookie that scripts cannot read. */
const VISIT = 'claypot_visit=';

/** Returns the page cookies of this browser. Without the visitor's id the server shows no one. */
export function createPageCookies(page: Pick<Document, 'cookie'>): PageCookies {
  return {
    hasVisitor: () => page.cookie.includes(VISIT),
    hideVisitor: () => {
      page.cookie = `${VISIT}; path=/; max-age=0`;
    },
  };
}
