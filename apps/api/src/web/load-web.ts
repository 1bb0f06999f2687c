import { join } from 'node:path';
import { Hono } from 'hono';
import type { MapKeys } from '../config/google-maps.ts';
import type { Db } from '../db/db.ts';
import type { Surroundings } from '../http/create-context.ts';
import type { Handlers } from '../http/handlers.ts';
import { appPolicy } from '../http/security-headers.ts';
import { createCompanyFinder } from './company-finder.ts';
import { createInstallRoutes } from './install-routes.ts';
import { pageLanguage } from './locale.ts';
import { MAP_FRAME, MAP_SCRIPT, MAP_STYLE, mapFrame } from './map-frame.ts';
import { createMediaRoutes } from './media.ts';
import { readPages } from './page-list.ts';
import { readStaticFiles } from './static-files.ts';
import { createWebApp } from './web-app.ts';

const PAGES = 'pages';

/**
 * Everything that is not the API: pictures, and the web app built into `dist`. Without a build the
 * server still answers, and says how to make one.
 * @param map what the app's map is drawn with; null where it has none.
 * @param worker whether the app may be kept on the device by its service worker.
 */
export async function loadWeb(
  dist: string,
  db: Db,
  surroundings: Surroundings,
  handlers: Handlers,
  map: MapKeys | null,
  worker = true,
): Promise<Hono> {
  const routes = new Hono();
  routes.route('/media', createMediaRoutes(db));
  routes.route('/', await loadApp(dist, surroundings, handlers, { map, worker }));
  return routes;
}

async function loadApp(
  dist: string,
  surroundings: Surroundings,
  handlers: Handlers,
  { map, worker }: { readonly map: MapKeys | null; readonly worker: boolean },
): Promise<Hono> {
  try {
    const [pages, files] = await Promise.all([
      readPages(join(dist, PAGES)),
      readStaticFiles(dist, [PAGES]),
    ]);
    const routes = new Hono();
    if (map !== null && files.has(MAP_SCRIPT)) {
      const frame = { map, random: surroundings.random, hasStyle: files.has(MAP_STYLE) };
      routes.get(MAP_FRAME, ({ req }) => mapFrame(frame, pageLanguage(req.raw.headers)));
    }
    const policy = appPolicy({ hasMap: map !== null, scripts: pages.scripts });
    const findCompany = createCompanyFinder(surroundings, handlers);
    routes.route('/', createInstallRoutes(surroundings.db, findCompany));
    return routes.route('/', createWebApp({ pages, files, findCompany, policy, worker }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const sentence = 'The web app is not built. Build it with `npm run build`, then start again.\n';
    return new Hono().get('*', (call) => call.text(sentence, 503));
  }
}
