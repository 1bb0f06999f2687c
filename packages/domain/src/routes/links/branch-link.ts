import { matchRoute } from '../match-route.ts';
import { pathname, search } from '../path-parts.ts';
import type { RouteName } from '../table.ts';

/** Query parameter with the id of the branch that a link orders from. */
const BRANCH = 'branch';

const ROUTES_OF_A_BRANCH: ReadonlySet<RouteName> = new Set([
  'home',
  'menu',
  'dish',
  'package',
  'hotDeal',
]);

/** Format of ids in paths of the contract. */
const ID = /^[\w-]{1,64}$/;

/** A link that selects a branch, for example that of a dish on the public menu. */
export interface BranchLink {
  readonly branchId: string;
  /** Path without the branch: kept in the address, it would undo a later choice after a reload. */
  readonly path: string;
}

/** Returns the path of home, menu or an item with the branch to order from. */
export function branchLinkPath(path: string, branchId: string): string {
  return `${path}?${new URLSearchParams({ [BRANCH]: branchId })}`;
}

/** Returns the branch that a path selects; null if none, or if the route has no branch. */
export function branchLinkOf(path: string): BranchLink | null {
  const route = matchRoute(pathname(path));
  const query = new URLSearchParams(search(path));
  const branchId = query.get(BRANCH);
  if (route === null || !ROUTES_OF_A_BRANCH.has(route.name)) return null;
  if (branchId === null || !ID.test(branchId)) return null;
  query.delete(BRANCH);
  const rest = query.size === 0 ? '' : `?${query}`;
  return { branchId, path: pathname(path) + rest };
}
