import { pathPattern } from '@claypot/domain/routes';
import type { Build } from './build.ts';

/** Finds the page of a path, by the same rule as the server; null for what is none of the app's. */
export function createPageFinder(routes: Build['routes']): (path: string) => string | null {
  const patterns = routes.map(({ path, page }) => ({ page, pattern: pathPattern(path) }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
}
