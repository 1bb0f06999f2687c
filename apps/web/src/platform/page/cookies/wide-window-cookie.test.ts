import { afterEach, expect, test, vi } from 'vitest';
import { storeWideWindow } from './wide-window-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs the window's width. Returns a function to change it. */
function openWindow(isWide: boolean): (isWide: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', () => query);
  return (matches) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
}

const WIDE = 'claypot_window=wide; path=/; max-age=31536000; samesite=lax';
const DELETED = 'claypot_window=; path=/; max-age=0; samesite=lax';

test('writes the cookie of a wide window, and deletes it when the window becomes narrow', () => {
  const resize = openWindow(true);
  const page = { cookie: '' };
  storeWideWindow(page);
  expect(page.cookie).toBe(WIDE);
  resize(false);
  expect(page.cookie).toBe(DELETED);
  resize(true);
  expect(page.cookie).toBe(WIDE);
});

test('writes no cookie in a narrow window', () => {
  openWindow(false);
  const page = { cookie: 'claypot_lang=en' };
  storeWideWindow(page);
  expect(page.cookie).toBe('claypot_lang=en');
});
