import { join } from 'node:path';
import { Hono } from 'hono';
import type { Db } from '../db/db.ts';
import type { Surroundings } from '../http/create-context.ts';
import type { Handlers } from '../http/handlers.ts';
import { createCompanyFinder } from './company-finder.ts';
import { createMediaRoutes } from './media.ts';
import { readPages } from './page-list.ts';
import { readStaticFiles } from './static-files.ts';
import { createWebApp } from './web-app.ts';

const PAGES = 'pages';

/**
 * Everything that is not the API: pictures, and the web app built into `dist`. Without a build the
 * server still answers, and says how to make one.
 */
export async function loadWeb(
  dist: string,
  db: Db,
  surroundings: Surroundings,
  handlers: Handlers,
): Promise<Hono> {
  const routes = new Hono();
  routes.route('/media', createMediaRoutes(db));
  routes.route('/', await loadApp(dist, surroundings, handlers));
  return routes;
}

async function loadApp(
  dist: string,
  surroundings: Surroundings,
  handlers: Handlers,
): Promise<Hono> {
  try {
    const [pages, files] = await Promise.all([
      readPages(join(dist, PAGES)),
      readStaticFiles(dist, [PAGES]),
    ]);
    return createWebApp({ pages, files, findCompany: createCompanyFinder(surroundings, handlers) });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const sentence = 'The web app is not built. Build it with `npm run build`, then start again.\n';
    return new Hono().get('*', (call) => call.text(sentence, 503));
  }
}
