/** The same condition as in the style sheets: wide, and not a phone in landscape. */
const WIDE = '(min-width: 1024px) and (min-height: 501px)';

/** Cookie that the server reads; see `window-cookie.ts` there. */
const NAME = 'claypot_window';
const YEAR = 31_536_000;

/** Returns true if the window is wide. */
export function isWideWindow(): boolean {
  return matchMedia(WIDE).matches;
}

/** Calls back when the window becomes wide or narrow. Returns a function to unsubscribe. */
export function watchWideWindow(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Writes to a cookie if the window is wide, now and after each change, so that the server renders
 * pages in its layout. A narrow window has no cookie.
 */
export function storeWideWindow(page: Pick<Document, 'cookie'>): void {
  const write = () => {
    const [value, age] = isWideWindow() ? ['wide', YEAR] : ['', 0];
    if (age > 0 || page.cookie.includes(`${NAME}=`))
      page.cookie = `${NAME}=${value}; path=/; max-age=${age}; samesite=lax`;
  };
  write();
  watchWideWindow(write);
}
