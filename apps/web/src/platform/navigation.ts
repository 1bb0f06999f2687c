import type { Navigation } from '@claypot/domain';
import { navigate } from 'wouter/use-browser-location';
import { readEntry } from './history-entry.ts';

/** Moves through the app by the browser's history. */
export function createBrowserNavigation(view: Window): Navigation {
  const index = () => readEntry(view.history.state).index;
  const to: Navigation['to'] = (path, { replace = false } = {}) => {
    navigate(path, { replace, state: { index: replace ? index() : index() + 1, scroll: 0 } });
  };
  return {
    to,
    leave: (url) => view.location.assign(url),
    back: (parent) => {
      if (index() > 0) view.history.back();
      else to(parent, { replace: true });
    },
  };
}
