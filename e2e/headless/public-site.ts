import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { createMenuRoutes } from '../../apps/api/src/platform/web/public/menu-routes.ts';
import { createPosterRoutes } from '../../apps/api/src/platform/web/public/poster/poster-routes.ts';
import { createSiteRoutes } from '../../apps/api/src/platform/web/public/site-routes.ts';
import type { PublicRenderer } from '../../apps/api/src/platform/web/render/public-renderer.ts';
import { createRenderLimit } from '../../apps/api/src/platform/web/render/render-limit.ts';
import type { Restaurant } from '../../apps/api/src/testing/restaurant.ts';

const ENTRY = fileURLToPath(new URL('../../apps/web/src/entry-server.tsx', import.meta.url));

/** Public pages of a company as a crawler loads them, without script. */
interface PublicSite {
  fetch(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Returns the text of a page. @throws Error unless the status is 200 */
  load(path: string): Promise<string>;
}

/** Opens the public pages of a company, rendered by the web app. */
export async function openPublicSite(
  restaurant: Restaurant,
  subdomain: string,
): Promise<PublicSite> {
  // As the server does: its types know the functions of the bundle, not its sources.
  const renderer: PublicRenderer = await import(ENTRY);
  const host = `http://${subdomain}.localhost:8080`;
  const surroundings = {
    callAsAnyone: (page: Parameters<Restaurant['pages']['callAs']>[0]) =>
      restaurant.pages.callAs(page, null),
    findCompany: async (_: Request, language: 'en' | 'zh_CN') => {
      const request = new Request(`${host}/api/company/info`, {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify({ subdomain }),
      });
      const envelope: { readonly data: Readonly<Record<string, unknown>> } = await (
        await restaurant.fetch(request)
      ).json();
      return envelope.data;
    },
    trustedProxies: 0,
  };
  const routes = new Hono().route('/', createSiteRoutes(surroundings)).route(
    '/',
    createMenuRoutes({
      ...surroundings,
      clock: restaurant.clock,
      limit: createRenderLimit(() => 0),
      renderer,
      styles: [],
    }),
  );
  routes.route(
    '/',
    createPosterRoutes({ ...surroundings, db: restaurant.db, renderer, styles: [] }),
  );
  const fetch = async (path: string, headers: Record<string, string> = {}) =>
    routes.fetch(new Request(new URL(path, host), { headers }));
  return {
    fetch,
    async load(path) {
      const response = await fetch(path);
      if (response.status !== 200) throw new Error(`${path} has status ${response.status}`);
      return response.text();
    },
  };
}
