import type { DishSummary, PackageSummary } from '@claypot/sdk';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Menu } from './sections.ts';

/** Returns the cache key of a branch's menu. */
export const menuKey = (branchId: string) => queryKey<Menu>('menu', branchId);

/**
 * Returns a dish from the cached menu, as initial data of the dish screen; null if it is not
 * cached.
 */
export function cachedDish(
  cache: QueryCache,
  branchId: string,
  dishId: string,
): DishSummary | null {
  const menu = cache.peek(menuKey(branchId));
  return menu?.dishes.find(({ id }) => id === dishId) ?? null;
}

/** Returns a package or hot deal from the cached menu; null if it is not cached. */
export function cachedPackage(
  cache: QueryCache,
  branchId: string,
  id: string,
): PackageSummary | null {
  const menu = cache.peek(menuKey(branchId));
  return menu?.packages.find((known) => known.id === id) ?? null;
}
