/**
 * Runs before anything of a page is drawn, and so holds next to nothing. Pages that only a guest or
 * a member may see come drawn as they see them; whoever is neither is sent on by the same rule as
 * in the app, but without a glimpse of a screen that is not for them.
 */
import { guard, storageKey } from '@claypot/domain';

const company = document.currentScript?.dataset.company ?? '';

function isKnown(): boolean {
  try {
    return localStorage.getItem(storageKey(company, 'session')) !== null;
  } catch {
    // Storage is blocked; the app knows how to live with that.
    return true;
  }
}

if (company !== '' && !isKnown()) {
  const shown = guard(location.pathname + location.search, 'none');
  if ('redirect' in shown) location.replace(shown.redirect + location.hash);
}
