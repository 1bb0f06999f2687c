import { afterPaint, nextTask } from '@claypot/browser/next-task';
import type { Navigation } from '@claypot/domain/ports';
import { type HistoryEntry, type Move, REMEMBERED, readEntry } from './history-entry.ts';
import { rememberScroll } from './scroll.ts';
import type { ChangeScreen } from './view-transition.ts';

/** Timeout of a browser going back, in ms. */
const WAY_BACK = 500;

/**
 * Returns how to replace the entry `here` by `path`. Replacing a screen by its opener goes back, so
 * that the opener appears as it was left and only once in the history.
 */
export function chooseReplacement(here: HistoryEntry, path: string): Move {
  if (here.index > 0 && here.before.at(-1) === path) return { back: 1, put: null };
  return { back: 0, put: { ...here, scroll: 0 } };
}

/** Returns the entry of a screen opened from the one at `path` with the given entry. */
export function entryAfter({ before, index }: HistoryEntry, path: string): HistoryEntry {
  return { index: index + 1, scroll: 0, before: [...before, path].slice(-REMEMBERED) };
}

const atOnce: ChangeScreen = (_view, { change }) => {
  change();
};

/**
 * Creates the navigation port on top of the browser's history. wouter observes the history, so the
 * port needs nothing of it and runs before React has loaded.
 *
 * @param isTab returns true for the paths of main tabs
 */
export function createBrowserNavigation(
  view: Window,
  isTab: (path: string) => boolean,
): Navigation {
  const here = () => readEntry(view.history.state);
  const current = () => view.location.pathname + view.location.search;

  // The first navigation has no transition; it loads the code of the transitions.
  let changeNow = atOnce;
  const changeScreen: ChangeScreen = (...move) => {
    changeNow(...move);
    if (changeNow !== atOnce) return;
    import('./view-transition.ts').then(
      (loaded) => {
        changeNow = loaded.changeScreen;
      },
      () => undefined,
    );
  };

  const push = (path: string) =>
    changeScreen(view, {
      way: isTab(path) ? 'across' : 'forward',
      item: path,
      change: async () => {
        // Pressing a link twice navigates once.
        if (current() === path) return;
        rememberScroll(view);
        view.history.pushState(entryAfter(here(), current()), '', path);
        await nextTask();
      },
    });

  const goBack = (steps: number, arrived: () => void = () => undefined) =>
    // Paint the pressed state of the button before its screen is removed.
    afterPaint(() =>
      changeScreen(view, {
        way: 'back',
        item: view.location.pathname,
        change: async () => {
          await backBy(view, steps);
          arrived();
          await nextTask();
        },
      }),
    );

  const make = ({ back, put }: Move, path: string) => {
    const replace = () => {
      if (put !== null) view.history.replaceState(put, '', path);
    };
    if (back > 0) goBack(back, replace);
    else replace();
  };

  const to: Navigation['to'] = (path, { replace = false } = {}) => {
    if (replace) make(chooseReplacement(here(), path), path);
    else push(path);
  };

  return {
    to,
    end: (path) =>
      void import('./choose-end.ts').then(
        ({ chooseEnd }) => make(chooseEnd(here(), path), path),
        () => to(path, { replace: true }),
      ),
    leave: (url) => view.location.assign(url),
    back: (parent) => {
      if (here().index > 0) goBack(1);
      else to(parent, { replace: true });
    },
  };
}

/** Goes back some entries. Resolves once the browser has arrived or the timeout expires. */
function backBy(view: Window, steps: number): Promise<void> {
  return new Promise((resolve) => {
    view.addEventListener('popstate', () => resolve(), { once: true });
    view.setTimeout(resolve, WAY_BACK);
    view.history.go(-steps);
  });
}
