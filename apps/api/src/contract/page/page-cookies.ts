/** 256 random bits as base64url; see `RandomSource.token`. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** Longest lifetime that browsers accept, in s: 400 days. The server ends visitors before. */
const MAX_AGE = 34_560_000;

/**
 * Id of the visitor, which scripts can read. The app deletes it when the customer signs out or
 * changes, also without a connection; the token alone then names no one. A deleted cookie is safer
 * than a mark that is set: some browsers delete cookies of scripts after days.
 */
const VISIT = 'claypot_visit';

interface Site {
  readonly https: boolean;
}

/** Value of the page cookie and the id of the visitor, not yet verified. */
export interface PageTicket {
  readonly token: string;
  readonly visitorId: string | null;
}

const pageName = ({ https }: Site) => (https ? '__Host-claypot_page' : 'claypot_page');

/** Returns the page cookie of a request; null if it is absent or malformed. */
export function readPageTicket(cookies: string | null, site: Site): PageTicket | null {
  const token = readCookie(cookies, pageName(site));
  if (token === null || !TOKEN.test(token)) return null;
  return { token, visitorId: readCookie(cookies, VISIT) };
}

/** Returns true if the request has a page cookie or a visitor's id, valid or not. */
export function hasPageCookies(cookies: string | null, site: Site): boolean {
  return [pageName(site), VISIT].some((name) => readCookie(cookies, name) !== null);
}

/**
 * Returns the `Set-Cookie` values for a new visitor. Scripts and other sites cannot read the token.
 * A page that is opened by a link on another site receives it.
 */
export function pageCookies(
  { token, visitorId }: { readonly token: string; readonly visitorId: string },
  site: Site,
): readonly string[] {
  return [
    cookie(pageName(site), token, MAX_AGE, site, '; HttpOnly'),
    cookie(VISIT, visitorId, MAX_AGE, site),
  ];
}

/** Returns the `Set-Cookie` values that delete both cookies. */
export function deletePageCookies(site: Site): readonly string[] {
  return [cookie(pageName(site), '', 0, site, '; HttpOnly'), cookie(VISIT, '', 0, site)];
}

function cookie(name: string, value: string, age: number, { https }: Site, more = ''): string {
  const secure = https ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${age}${more}; SameSite=Lax${secure}`;
}

/** Returns the value of the first cookie with this name; null if there is none. */
export function readCookie(cookies: string | null, name: string): string | null {
  const all = (cookies ?? '').split(';').map((each) => each.trim());
  return all.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
