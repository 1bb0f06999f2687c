import type { Navigation } from '@claypot/domain/ports';
import { ROUTES } from '@claypot/domain/routes';

/** Current location as plain state, in place of a browser's address bar. */
export interface Place extends Navigation {
  path(): string;
  /** Called with the URL of an external page that the app wants to open. */
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
      // Replacing a screen by the one it was opened from equals going back.
      if (visited.at(-1) !== path) visited.push(path);
    },
    end: (path) => {
      const startIndex = visited.lastIndexOf(path);
      if (startIndex >= 0) visited.length = startIndex + 1;
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
