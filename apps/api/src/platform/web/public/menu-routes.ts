import { ApiError } from '@claypot/sdk';
import { Hono } from 'hono';
import type { Clock } from '../../../shared/time/clock.ts';
import { pageBrand } from '../brand/page-brand.ts';
import { pageRecord } from '../pages/page-record.ts';
import type { PublicRenderer } from '../render/public-renderer.ts';
import type { RenderLimit } from '../render/render-limit.ts';
import { findByKey, keyOf, publicPath } from './branch-key.ts';
import { busy } from './busy.ts';
import { loadBranches, loadMenu } from './load-menu.ts';
import {
  type PublicRequest,
  type PublicSurroundings,
  peerOf,
  readPublicRequest,
} from './public-request.ts';
import { sendPublic } from './send-public.ts';

export interface MenuRoutesOptions extends PublicSurroundings {
  readonly clock: Clock;
  readonly limit: RenderLimit;
  readonly renderer: Pick<PublicRenderer, 'renderNoBranch' | 'renderPublicMenu'>;
  /** Paths of the pages' style sheets. */
  readonly styles: readonly string[];
}

const HTML = 'text/html; charset=utf-8';
/** The slug of a branch may change back. */
const MOVED = 'public, max-age=3600';

/** Creates `/m/:branch`: the menu of a branch for search engines and people, without a session. */
export function createMenuRoutes(options: MenuRoutesOptions): Hono {
  const { limit } = options;
  const routes = new Hono();
  routes.get('/m/:branch', async (call, next) => {
    const { raw } = call.req;
    const page = await readPublicRequest(options, raw, peerOf(call.env));
    // The app's routes send the page for an unknown company.
    if (page === null) return next();
    const end = limit.begin();
    if (end === null) return busy(503);
    try {
      return await sendMenu(options, raw, page, call.req.param('branch'));
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) return busy(429);
      throw error;
    } finally {
      end();
    }
  });
  return routes;
}

async function sendMenu(
  { clock, renderer, styles }: MenuRoutesOptions,
  request: Request,
  page: PublicRequest,
  key: string,
): Promise<Response> {
  const { companyId, isLanguageNamed, language, origin, sdk } = page;
  const branches = await loadBranches(sdk, companyId);
  const brand = pageBrand(page.company);
  const shared = { brand, company: pageRecord(page.company), language, origin, styles };
  const branch = findByKey(branches, key);
  const headers = {
    'content-language': language.replace('_', '-'),
    ...(!isLanguageNamed && { vary: 'Accept-Language, Cookie' }),
  };
  if (branch === undefined) {
    const text = await renderer.renderNoBranch({ ...shared, branches });
    return sendPublic(request, { text, type: HTML, status: 404, brand, headers });
  }
  // One address for each menu. Posters and links with the id stay valid.
  if (key !== keyOf(branch)) return moved(publicPath(branch) + new URL(request.url).search);
  const menu = await loadMenu(sdk, companyId, branch);
  const now = clock.now().epochMilliseconds;
  const text = await renderer.renderPublicMenu({ ...shared, ...menu, isLanguageNamed, now });
  return sendPublic(request, { text, type: HTML, brand, headers });
}

function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': MOVED } });
}
