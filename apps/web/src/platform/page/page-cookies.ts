import type { PageCookies } from '@claypot/domain/ports';

/** Id of the visitor, which the server sets together with a cookie that scripts cannot read. */
const VISIT = /(?:^|;\s*)claypot_visit=[^;]/;
const DELETED = 'claypot_visit=; path=/; max-age=0; samesite=lax';

/** Returns the page cookies of this browser. Without the visitor's id the server shows no one. */
export function createPageCookies(page: Pick<Document, 'cookie'>): PageCookies {
  return {
    hasVisitor: () => VISIT.test(page.cookie),
    hideVisitor: () => {
      page.cookie = DELETED;
    },
  };
}
