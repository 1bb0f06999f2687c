import type { Navigation } from '@claypot/domain';
import { navigate } from 'wouter/use-browser-location';
import { type HistoryEntry, readEntry } from './history-entry.ts';
import { rememberScroll } from './scroll.ts';

/** How to bring the visitor to a path. */
export type Move =
  | { readonly how: 'back' }
  | { readonly how: 'push' | 'replace'; readonly state: HistoryEntry };

/**
 * Chooses the move to `path` from the entry `here`, whose own path is `current`. To replace a
 * screen by the one it was opened from is to go back: that one then is as it was left, and there
 * once.
 */
export function chooseMove(
  here: HistoryEntry,
  current: string,
  path: string,
  replace: boolean,
): Move {
  if (!replace) return { how: 'push', state: { index: here.index + 1, scroll: 0, from: current } };
  if (here.index > 0 && here.from === path) return { how: 'back' };
  return { how: 'replace', state: { ...here, scroll: 0 } };
}

/** Moves through the app by the browser's history. */
export function createBrowserNavigation(view: Window): Navigation {
  const here = () => readEntry(view.history.state);
  const to: Navigation['to'] = (path, { replace = false } = {}) => {
    const current = view.location.pathname + view.location.search;
    const move = chooseMove(here(), current, path, replace);
    if (move.how === 'push') rememberScroll(view);
    if (move.how === 'back') view.history.back();
    else navigate(path, { replace: move.how === 'replace', state: move.state });
  };
  return {
    to,
    leave: (url) => view.location.assign(url),
    back: (parent) => {
      if (here().index > 0) view.history.back();
      else to(parent, { replace: true });
    },
  };
}
