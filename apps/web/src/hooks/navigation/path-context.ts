import { createContext, useContext } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/** Path used without a browser, when prerendering. */
const FixedPath = createContext<string | undefined>(undefined);

export const FixedPathProvider = FixedPath.Provider;

interface Path {
  readonly pathname: string;
  /** Path with its query, as the guard expects it. */
  readonly full: string;
}

export function usePath(): Path {
  const fixed = useContext(FixedPath);
  const pathname = usePathname(fixed === undefined ? undefined : { ssrPath: fixed });
  const search = useSearch(fixed === undefined ? undefined : { ssrSearch: '' });
  if (fixed !== undefined) return { pathname: fixed.replace(/\?.*/, ''), full: fixed };
  return { pathname, full: search === '' ? pathname : `${pathname}?${search.replace(/^\?/, '')}` };
}
