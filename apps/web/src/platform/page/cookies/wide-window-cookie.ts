import { isWideWindow, watchWideWindow } from '../wide-window.ts';

/** Cookie that the server reads; see `window-cookie.ts` there. */
const NAME = 'claypot_window';
const YEAR = 31_536_000;

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
