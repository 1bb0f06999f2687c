import { readEntry } from './history-entry.ts';

const TIMEOUT = 1000;

export interface ScrollMemory {
  /** Restores the scroll position of the history entry; a new page starts at its top. */
  settle(): void;
}

/**
 * Stores and restores the scroll positions of pages. The browser's own restoration runs too early
 * for content rendered after navigation.
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
      // A new page may reuse the index of a page left with Back; it starts at its top.
      const wanted = (travelled ? left.get(index) : undefined) ?? scroll;
      const isAtTop = !arrived && wanted === 0;
      travelled = false;
      arrived = true;
      left.delete(index);
      current = index;
      // Reading the scroll position of a fresh page forces a full layout, and it is at the top
      // anyway.
      if (!isAtTop) scrollWhenTallEnough(view, wanted);
    },
  };
}

/** Stores the scroll position in the current entry while its content is still rendered. */
export function rememberScroll(view: Window): void {
  view.history.replaceState({ ...readEntry(view.history.state), scroll: view.scrollY }, '');
}

/** Retries while content is loading; stops as soon as the reader scrolls. */
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
