import type { Page } from '@playwright/test';
import { matchRoute } from '../../packages/domain/src/routes/match-route.ts';
import { ROUTES, type RouteName } from '../../packages/domain/src/routes/table.ts';

/** Routes that the server does not render for a visitor, or that need what a link does not have. */
export const UNRENDERED: ReadonlySet<string> = new Set<RouteName>([
  // Redirects a member, and a guest who has not asked for it.
  'login',
  // Only the browser knows the hash that selects the receipt.
  'orderReceipt',
  // Only the token of the browser shows which of the devices it is.
  'setting',
  // The browser encodes the codes.
  'qrCode',
  'claimedVoucher',
]);

/** Routes without links to them, for guests and members. */
export const UNLINKED: readonly string[] = [ROUTES.landing.path, ROUTES.setYourAddress.path];

interface Walk {
  /** Paths to begin with. */
  readonly first: readonly string[];
  /** Names of routes that are not opened. */
  readonly leftOut?: ReadonlySet<string>;
  /** Opens a path and checks its page. */
  readonly visit: (path: string, route: string) => Promise<void>;
}

/** Opens pages and all routes that they link to. Returns the opened paths by route. */
export async function walkLinks(
  page: Page,
  { first, leftOut = new Set(), visit }: Walk,
): Promise<ReadonlyMap<string, string>> {
  const reached = new Map(first.map((path) => [matchRoute(path)?.name ?? '', path]));
  // Iterating a Map also visits entries added meanwhile.
  for (const [route, path] of reached) {
    await visit(path, route);
    for (const link of await linksOn(page)) {
      const name = matchRoute(link)?.name;
      if (name !== undefined && !leftOut.has(name) && !reached.has(name)) reached.set(name, link);
    }
  }
  return reached;
}

/** Returns the paths of all links on the page. */
function linksOn(page: Page): Promise<string[]> {
  return page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
}
