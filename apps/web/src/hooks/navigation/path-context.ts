import { createContext, useContext } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/** The path to draw where no browser's address says it, as while pages are rendered ahead of time. */
const FixedPath = createContext<string | undefined>(undefined);

export const FixedPathProvider = FixedPath.Provider;

interface Path {
  readonly pathname: string;
  /** The path with its query, as the guard wants it. */
  readonly full: string;
}

/** Where the visitor is. */
export function usePath(): Path {
  const fixed = useContext(FixedPath);
  const pathname = usePathname(fixed === undefined ? undefined : { ssrPath: fixed });
  const search = useSearch(fixed === undefined ? undefined : { ssrSearch: '' });
  if (fixed !== undefined) return { pathname: fixed.replace(/\?.*/, ''), full: fixed };
  return { pathname, full: search === '' ? pathname : `${pathname}?${search.replace(/^\?/, '')}` };
}
