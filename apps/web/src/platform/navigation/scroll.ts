import { readEntry } from './history-entry.ts';

const TIMEOUT = 1000;

export interface ScrollMemory {
  /** Puts the page where its history entry was left, or at its top when it is new. */
  settle(): void;
}

/**
 * Remembers how far each page was scrolled. The browser's own memory comes too early for pages
 * whose content is drawn after the move.
 */
export function createScrollMemory(view: Window): ScrollMemory {
  const left = new Map<number, number>();
  let current = readEntry(view.history.state).index;
  let travelled = false;
  let arrived = false;
  view.history.scrollRestoration = 'manual';

  view.addEventListener('popstate', () => {
    left.set(current, view.scrollY);
    travelled = true;
    current = readEntry(view.history.state).index;
  });
  view.addEventListener('pagehide', () => rememberScroll(view));

  return {
    settle() {
      const { index, scroll } = readEntry(view.history.state);
      // A new page may stand at the index of one that was gone back from; it begins at its top.
      const wanted = (travelled ? left.get(index) : undefined) ?? scroll;
      const isAtTop = !arrived && wanted === 0;
      travelled = false;
      arrived = true;
      left.delete(index);
      current = index;
      // To ask a page that has just been drawn costs a whole layout; a fresh one is at its top.
      if (!isAtTop) scrollWhenTallEnough(view, wanted);
    },
  };
}

/** Writes how far the page is scrolled into its entry, while its content is still there. */
export function rememberScroll(view: Window): void {
  view.history.replaceState({ ...readEntry(view.history.state), scroll: view.scrollY }, '');
}

/** Content may still be on its way; gives up at once when the reader scrolls. */
function scrollWhenTallEnough(view: Window, top: number): void {
  const until = view.performance.now() + TIMEOUT;
  const attempt = (reached: number) => {
    if (view.scrollY !== reached) return;
    view.scrollTo(0, top);
    const done = view.scrollY >= top - 1 || view.performance.now() > until;
    if (!done) view.requestAnimationFrame(() => attempt(view.scrollY));
  };
  attempt(view.scrollY);
}
