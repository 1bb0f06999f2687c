import { Hono } from 'hono';
import { publicPath } from './branch-key.ts';
import { loadBranches } from './load-menu.ts';
import { type PublicSurroundings, peerOf, readPublicRequest } from './public-request.ts';
import { robotsText } from './robots-text.ts';
import { sendPublic } from './send-public.ts';
import { sitemapXml } from './sitemap-xml.ts';

/** Creates `/robots.txt` and `/sitemap.xml` of the company of each host. */
export function createSiteRoutes(surroundings: PublicSurroundings): Hono {
  const routes = new Hono();
  routes.get('/robots.txt', async (call, next) => {
    const page = await readPublicRequest(surroundings, call.req.raw, peerOf(call.env));
    if (page === null) return next();
    const text = robotsText(page.origin);
    return sendPublic(call.req.raw, { text, type: 'text/plain; charset=utf-8' });
  });
  routes.get('/sitemap.xml', async (call, next) => {
    const page = await readPublicRequest(surroundings, call.req.raw, peerOf(call.env));
    if (page === null) return next();
    const branches = await loadBranches(page.sdk, page.companyId);
    const text = sitemapXml(
      page.origin,
      branches.map((branch) => publicPath(branch)),
    );
    return sendPublic(call.req.raw, { text, type: 'application/xml; charset=utf-8' });
  });
  return routes;
}
