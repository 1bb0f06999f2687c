import { readEntry } from './history-entry.ts';
import { entryAfter } from './navigation.ts';
import { rememberScroll } from './scroll.ts';

/**
 * Reloads the page at its address or at `path`. A different path gets a history entry as if the app
 * had opened it, so that Back works as usual.
 */
export function reloadPage(view: Window, path?: string): void {
  const { history, location } = view;
  const here = location.pathname + location.search;
  if (path !== undefined && path !== here) {
    rememberScroll(view);
    const entry = entryAfter(readEntry(history.state), here);
    history.pushState(entry, '', path);
    // On unload, the scroll position is written into the current entry, which is the new one.
    view.scrollTo(0, 0);
  }
  location.reload();
}
