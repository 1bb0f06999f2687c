import type { Navigation } from '@claypot/domain/ports';
import { navigate } from 'wouter/use-browser-location';
import { afterPaint, nextTask } from '../time/next-task.ts';
import { type HistoryEntry, type Move, REMEMBERED, readEntry } from './history-entry.ts';
import { rememberScroll } from './scroll.ts';
import type { ChangeScreen } from './view-transition.ts';

/** How long the browser may take to go back, in ms. */
const WAY_BACK = 500;

/**
 * Chooses how to replace the entry `here` by `path`. To replace a screen by the one it was opened
 * from is to go back: that one then is as it was left, and there once.
 */
export function chooseReplacement(here: HistoryEntry, path: string): Move {
  if (here.index > 0 && here.before.at(-1) === path) return { back: 1, put: null };
  return { back: 0, put: { ...here, scroll: 0 } };
}

/** The entry of a screen that is opened from the one at `path`, whose entry is given. */
export function entryAfter({ before, index }: HistoryEntry, path: string): HistoryEntry {
  return { index: index + 1, scroll: 0, before: [...before, path].slice(-REMEMBERED) };
}

const atOnce: ChangeScreen = (_view, { change }) => {
  change();
};

/**
 * Moves through the app by the browser's history.
 *
 * @param isTab whether a path is one of those that lie side by side
 */
export function createBrowserNavigation(
  view: Window,
  isTab: (path: string) => boolean,
): Navigation {
  const here = () => readEntry(view.history.state);
  const current = () => view.location.pathname + view.location.search;

  // The first move is made at once, and fetches what the later ones are made with.
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
        // A link that is pressed twice leads there once.
        if (current() === path) return;
        rememberScroll(view);
        navigate(path, { state: entryAfter(here(), current()) });
        await nextTask();
      },
    });

  const goBack = (steps: number, arrived: () => void = () => undefined) =>
    // The button is seen to be pressed before the screen it stands on is taken away.
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
      if (put !== null) navigate(path, { replace: true, state: put });
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

/** Goes so many entries back; resolves when the browser is there, or is taking long. */
function backBy(view: Window, steps: number): Promise<void> {
  return new Promise((resolve) => {
    view.addEventListener('popstate', () => resolve(), { once: true });
    view.setTimeout(resolve, WAY_BACK);
    view.history.go(-steps);
  });
}
