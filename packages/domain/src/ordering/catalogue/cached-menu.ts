import type { DishSummary, PackageSummary } from '@claypot/sdk';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Menu } from './sections.ts';

/** Where a branch's menu stands in the cache. */
export const menuKey = (branchId: string) => queryKey<Menu>('menu', branchId);

/** What the menu has already told of a dish, for the dish's screen to begin with. */
export function cachedDish(
  cache: QueryCache,
  branchId: string,
  dishId: string,
): DishSummary | null {
  const menu = cache.peek(menuKey(branchId));
  return menu?.dishes.find(({ id }) => id === dishId) ?? null;
}

/** The same of a package, or of a hot deal that the menu lists among them. */
export function cachedPackage(
  cache: QueryCache,
  branchId: string,
  id: string,
): PackageSummary | null {
  const menu = cache.peek(menuKey(branchId));
  return menu?.packages.find((known) => known.id === id) ?? null;
}
