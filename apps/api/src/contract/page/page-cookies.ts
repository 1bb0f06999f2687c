/** 256 random bits as base64url; see `RandomSource.token`. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** Longest lifetime that browsers accept, in s: 400 days. The server ends visitors before. */
const MAX_AGE = 34_560_000;

/** Id of the visitor, set for scripts, so that the app knows for whom the page cookie is set. */
const VISIT = 'claypot_visit';
/** Set by the app at a sign-out that did not reach the server. */
const SIGNED_OUT = 'claypot_signed_out';

interface Site {
  readonly https: boolean;
}

const pageName = ({ https }: Site) => (https ? '__Host-claypot_page' : 'claypot_page');

/** Returns the token of the page cookie; null if it is absent or malformed. */
export function readPageToken(cookies: string | null, site: Site): string | null {
  const value = readCookie(cookies, pageName(site));
  return value !== null && TOKEN.test(value) ? value : null;
}

/** Returns true if the app has marked the visitor as signed out. */
export function isSignedOut(cookies: string | null): boolean {
  return readCookie(cookies, SIGNED_OUT) !== null;
}

/** Returns true if the request has a page cookie, the visitor's id or the mark of a sign-out. */
export function hasPageCookies(cookies: string | null, site: Site): boolean {
  return [pageName(site), VISIT, SIGNED_OUT].some((name) => readCookie(cookies, name) !== null);
}

/**
 * Returns the `Set-Cookie` values for a new visitor. Scripts and other sites cannot read the token.
 * Pages that a link from another site opens receive it.
 */
export function pageCookies(
  { token, visitorId }: { readonly token: string; readonly visitorId: string },
  site: Site,
): readonly string[] {
  return [
    cookie(pageName(site), token, MAX_AGE, site, '; HttpOnly'),
    cookie(VISIT, visitorId, MAX_AGE, site),
    cookie(SIGNED_OUT, '', 0, site),
  ];
}

/** Returns the `Set-Cookie` values that delete all of them. */
export function deletePageCookies(site: Site): readonly string[] {
  return [
    cookie(pageName(site), '', 0, site, '; HttpOnly'),
    cookie(VISIT, '', 0, site),
    cookie(SIGNED_OUT, '', 0, site),
  ];
}

function cookie(name: string, value: string, age: number, { https }: Site, more = ''): string {
  const secure = https ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${age}${more}; SameSite=Lax${secure}`;
}

export function readCookie(cookies: string | null, name: string): string | null {
  const all = (cookies ?? '').split(';').map((each) => each.trim());
  return all.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
