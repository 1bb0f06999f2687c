/** Cookie that the web app writes; see `wide-window-cookie.ts` there. */
const COOKIE = /(?:^|;\s*)claypot_window=wide(?:;|$)/;

/** Returns true if the last page of the visitor was in a wide window. */
export function isWideWindow(headers: Headers): boolean {
  return COOKIE.test(headers.get('cookie') ?? '');
}
