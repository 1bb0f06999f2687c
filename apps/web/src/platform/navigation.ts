import type { Navigation } from '@claypot/domain';
import { navigate } from 'wouter/use-browser-location';
import { type HistoryEntry, readEntry } from './history-entry.ts';
import { afterPaint, nextTask } from './next-task.ts';
import { rememberScroll } from './scroll.ts';
import type { ChangeScreen } from './view-transition.ts';

/** How to put another screen in the place of one. */
export type Move =
  | { readonly how: 'back' }
  | { readonly how: 'replace'; readonly state: HistoryEntry };

/** How long the browser may take to go back, in ms. */
const WAY_BACK = 500;

/**
 * Chooses how to replace the entry `here` by `path`. To replace a screen by the one it was opened
 * from is to go back: that one then is as it was left, and there once.
 */
export function chooseReplacement(here: HistoryEntry, path: string): Move {
  if (here.index > 0 && here.from === path) return { how: 'back' };
  return { how: 'replace', state: { ...here, scroll: 0 } };
}

/** The entry of a screen that is opened from the one at `path`, whose entry is given. */
export function entryAfter({ index }: HistoryEntry, path: string): HistoryEntry {
  return { index: index + 1, scroll: 0, from: path };
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

  const goBack = () =>
    // The button is seen to be pressed before the screen it stands on is taken away.
    afterPaint(() =>
      changeScreen(view, {
        way: 'back',
        item: view.location.pathname,
        change: async () => {
          await backBy(view);
          await nextTask();
        },
      }),
    );

  const to: Navigation['to'] = (path, { replace = false } = {}) => {
    if (!replace) return push(path);
    const move = chooseReplacement(here(), path);
    if (move.how === 'back') goBack();
    else navigate(path, { replace: true, state: move.state });
  };

  return {
    to,
    leave: (url) => view.location.assign(url),
    back: (parent) => {
      if (here().index > 0) goBack();
      else to(parent, { replace: true });
    },
  };
}

/** Goes one entry back; resolves when the browser is there, or is taking long. */
function backBy(view: Window): Promise<void> {
  return new Promise((resolve) => {
    view.addEventListener('popstate', () => resolve(), { once: true });
    view.setTimeout(resolve, WAY_BACK);
    view.history.back();
  });
}
