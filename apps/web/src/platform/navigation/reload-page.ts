import { readEntry } from './history-entry.ts';
import { entryAfter } from './navigation.ts';
import { rememberScroll } from './scroll.ts';

/**
 * Loads the page anew: where it is, else at `path`, which then stands in the history as if it had
 * been opened by the app, so that Back leads where it always does.
 */
export function reloadPage(view: Window, path?: string): void {
  const { history, location } = view;
  const here = location.pathname + location.search;
  if (path !== undefined && path !== here) {
    rememberScroll(view);
    const entry = entryAfter(readEntry(history.state), here);
    history.pushState(entry, '', path);
    // How far the page is scrolled when it goes is written into the entry that is shown then.
    view.scrollTo(0, 0);
  }
  location.reload();
}
