/**
 * Inlined in every page. It runs before the first paint, so it must be tiny. It redirects receipt
 * links of orders that are not stored here, and new visitors who may not see the page by the app's
 * own rule, without a flash of the screen. The redirect of a stored session is left to the app.
 */
import { guard, isReceiptOnly, ROUTES } from '@claypot/domain/routes';
import { storageKey } from '@claypot/domain/storage';
import { recordEvents } from './platform/page/event-replay.ts';
import { beginStart } from './platform/page/starting.ts';
import { watchStart } from './platform/page/watch-start.ts';
import { holdWebFont } from './platform/page/web-font.ts';

watchStart(globalThis as typeof globalThis & Window);
recordEvents(globalThis);
// The worker has the code and the web font in its cache.
if (!navigator.serviceWorker?.controller) {
  beginStart(document);
  holdWebFont(document);
}

const { company = '' } = document.currentScript?.dataset ?? {};

/** Reads a stored value; undefined if storage is blocked. */
function read(thing: string): string | null | undefined {
  try {
    return localStorage.getItem(storageKey(company, thing));
  } catch {
    return undefined;
  }
}

/** Redirects a visitor who may not see the page. */
function redirect(): void {
  if (isReceiptOnly(location, (thing) => read(thing) ?? null)) {
    location.replace(ROUTES.orderReceipt.path + location.hash);
    return;
  }
  if (read('session') !== null) return;
  const path = location.pathname + location.search;
  // The app makes the visitor of a link from the public menu a guest, and redirects others.
  if (/[?&]branch=/.test(path)) return;
  const shown = guard(path, 'none');
  if ('redirect' in shown) location.replace(shown.redirect + location.hash);
}

if (company !== '') redirect();
