import type { Navigation } from '@claypot/domain/ports';
import { ROUTES } from '@claypot/domain/routes';

/** Where the kiosk is, as plain state: the place a browser's address bar has. */
export interface Place extends Navigation {
  path(): string;
  /** Called with the address of another page that the product wants to be opened. */
  onLeave: (url: string) => void;
}

export function createPlace(): Place {
  const visited: string[] = [ROUTES.login.path];
  const place: Place = {
    path: () => visited.at(-1) ?? ROUTES.login.path,
    onLeave: () => {},
    to: (path, { replace = false } = {}) => {
      if (path === ROUTES.login.path) visited.length = 0;
      else if (replace) visited.pop();
      // To replace a screen by the one it was opened from is to go back.
      if (visited.at(-1) !== path) visited.push(path);
    },
    end: (path) => {
      const begun = visited.lastIndexOf(path);
      if (begun >= 0) visited.length = begun + 1;
      else place.to(path, { replace: true });
    },
    leave: (url) => place.onLeave(url),
    back: (parent) => {
      visited.pop();
      if (visited.length === 0) visited.push(parent);
    },
  };
  return place;
}
