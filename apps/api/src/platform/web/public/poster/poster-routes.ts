import { ApiError } from '@claypot/sdk';
import { type Context, Hono, type Next } from 'hono';
import type { Db } from '../../../db/db.ts';
import type { PublicRenderer } from '../../render/public-renderer.ts';
import { publicPath } from '../branch-key.ts';
import { busy } from '../busy.ts';
import { type PublicSurroundings, peerOf, readPublicRequest } from '../public-request.ts';
import { sendPublic } from '../send-public.ts';
import { type AskedPoster, findNames, findPoster } from './find-poster.ts';
import { createPosterFiles } from './poster-files.ts';

export interface PosterRoutesOptions extends PublicSurroundings {
  readonly db: Db;
  readonly renderer: Pick<PublicRenderer, 'readPoster' | 'renderPoster' | 'renderPosterPage'>;
  /** Paths of the pages' style sheets. */
  readonly styles: readonly string[];
}

/**
 * Creates the posters of a branch for window and tables: `/m/:branch/poster.svg` and `.pdf`, and
 * `/m/:branch/poster` to print them.
 */
export function createPosterRoutes(options: PosterRoutesOptions): Hono {
  const { db, renderer, styles } = options;
  const files = createPosterFiles(db, renderer);
  const routes = new Hono();
  routes.get('/m/:branch/poster.svg', async (call, next) =>
    limited(async () => {
      const found = await findPoster(options, askedBy(call));
      if (found === null) return next();
      const { brand, names, url } = found;
      const text = await renderer.renderPoster({ names, url, ink: brand?.ink ?? null });
      return sendPublic(call.req.raw, { text, type: 'image/svg+xml' });
    }),
  );
  routes.get('/m/:branch/poster.pdf', async (call, next) =>
    limited(async () => {
      const found = await findPoster(options, askedBy(call));
      if (found === null) return next();
      return files.send(call.req.raw, found, call.req.query('size') === 'A6' ? 'A6' : 'A4');
    }),
  );
  routes.get('/m/:branch/poster', async (call, next) => limited(() => sendPage(call, next)));
  return routes;

  async function sendPage(call: Context, next: Next) {
    const asked = askedBy(call);
    const page = await readPublicRequest(options, asked.request, asked.peer);
    const found = page && (await findNames(options, { ...asked, language: page.language }));
    if (page === null || found === null) return next();
    const { brand } = found;
    const text = await renderer.renderPosterPage({
      brand,
      branchName: found.names.branch,
      language: page.language,
      poster: publicPath(found.branch, '/poster.svg'),
      pdf: publicPath(found.branch, '/poster.pdf'),
      styles,
    });
    return sendPublic(asked.request, {
      text,
      type: 'text/html; charset=utf-8',
      brand,
      headers: { ...(!page.isLanguageNamed && { vary: 'Accept-Language, Cookie' }) },
    });
  }
}

function askedBy(call: Context): AskedPoster {
  return { request: call.req.raw, peer: peerOf(call.env), key: call.req.param('branch') ?? '' };
}

/** Responds to a visitor beyond a rate limit with 429, as the menus do. */
async function limited<Sent>(send: () => Promise<Sent>): Promise<Sent | Response> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return busy(429);
    throw error;
  }
}
