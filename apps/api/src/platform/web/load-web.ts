import { join } from 'node:path';
import { Hono } from 'hono';
import { isNotFound } from '../../shared/is-not-found.ts';
import type { RandomSource } from '../../shared/random.ts';
import type { MapKeys } from '../config/google-maps.ts';
import { findCompanyOf, type Tenancy } from '../http/origin/companies.ts';
import { appPolicy } from '../http/security-headers.ts';
import { createMediaRoutes } from './files/media.ts';
import type { PersistedAssets } from './files/persisted-assets.ts';
import { readStaticFiles, type StaticFile } from './files/static-files.ts';
import type { FindCompany } from './find-company.ts';
import { createInstallRoutes } from './install-routes.ts';
import { COUNTER, loadCounter } from './load-counter.ts';
import { pageLanguage } from './locale.ts';
import { MAP_FRAME, MAP_SCRIPT, MAP_STYLE, mapFrame } from './map-frame.ts';
import { readPages } from './pages/page-list.ts';
import { createMenuRoutes } from './public/menu-routes.ts';
import { createPosterRoutes } from './public/poster/poster-routes.ts';
import type { CallAsAnyone } from './public/public-request.ts';
import { createSiteRoutes } from './public/site-routes.ts';
import { loadRenderer, SERVER_BUNDLE } from './render/renderer.ts';
import type { Rendering } from './render/rendering.ts';
import { createWebApp } from './web-app.ts';

const PAGES = 'pages';

/** Dependencies of the web app's routes. */
export interface WebSurroundings extends Tenancy {
  readonly random: Pick<RandomSource, 'token'>;
  readonly findCompany: FindCompany;
}

/** Folders of the built apps. */
export interface WebFolders {
  readonly customers: string;
  readonly counter: string;
}

export interface WebOptions {
  /** Keys of the app's map; null to show no map. */
  readonly map: MapKeys | null;
  /** Asset store shared by instances of several builds; null for a single instance. */
  readonly assets?: PersistedAssets | null;
  /** True to install the service worker. */
  readonly worker?: boolean;
  /** Finds the customers that pages are rendered for; null to send skeletons only. */
  readonly rendering?: PageRendering | null;
  /** Calls the API for public pages; null for none. */
  readonly callAsAnyone?: CallAsAnyone | null;
}

type PageRendering = Omit<Rendering, 'canRender' | 'renderPage'>;

/**
 * Creates the routes for pictures and for the built apps of customers and staff. Without a build,
 * pages explain how to create one.
 */
export async function loadWeb(
  { customers, counter }: WebFolders,
  surroundings: WebSurroundings,
  { map, assets = null, callAsAnyone = null, rendering = null, worker = true }: WebOptions,
): Promise<Hono> {
  const findAsset = assets?.find ?? (async () => null);
  const [web, staff] = await Promise.all([
    loadApp(customers, surroundings, { callAsAnyone, map, findAsset, rendering, worker }),
    loadCounter(counter, surroundings, { findAsset, worker }),
  ]);
  await assets?.persist(new Map([...web.files, ...staff.assets]));
  const routes = new Hono();
  routes.route('/media', createMediaRoutes(surroundings));
  routes.route(COUNTER, staff.routes);
  return routes.route('/', web.routes);
}

interface AppOptions
  extends Required<Pick<WebOptions, 'callAsAnyone' | 'map' | 'rendering' | 'worker'>> {
  readonly findAsset: PersistedAssets['find'];
}

interface App {
  readonly routes: Hono;
  readonly files: ReadonlyMap<string, StaticFile>;
}

async function loadApp(
  dist: string,
  surroundings: WebSurroundings,
  { callAsAnyone, map, findAsset, rendering, worker }: AppOptions,
): Promise<App> {
  try {
    const [pages, files, renderer] = await Promise.all([
      readPages(join(dist, PAGES)),
      readStaticFiles(dist, [PAGES, SERVER_BUNDLE]),
      rendering === null ? null : loadRenderer(dist),
    ]);
    const routes = new Hono();
    if (map !== null && files.has(MAP_SCRIPT)) {
      const frame = { map, random: surroundings.random, hasStyle: files.has(MAP_STYLE) };
      routes.get(MAP_FRAME, async ({ req, text }) =>
        (await findCompanyOf(surroundings, req.raw)) === null
          ? text('Not found', 404)
          : mapFrame(frame, pageLanguage(req.raw.headers)),
      );
    }
    if (callAsAnyone !== null) {
      const { findCompany, trustedProxies } = surroundings;
      const anyone = { callAsAnyone, findCompany, trustedProxies };
      routes.route('/', createSiteRoutes(anyone));
      if (rendering !== null && renderer !== null) {
        const { clock, limit } = rendering;
        const { publicStyles: styles } = pages;
        routes.route('/', createMenuRoutes({ ...anyone, clock, limit, renderer, styles }));
        routes.route('/', createPosterRoutes({ ...anyone, db: surroundings.db, renderer, styles }));
      }
    }
    const policy = appPolicy({ hasMap: map !== null, scripts: pages.scripts });
    const { findCompany } = surroundings;
    routes.route('/', createInstallRoutes(surroundings.db, findCompany));
    const app = createWebApp({
      pages,
      files,
      findCompany,
      findAsset,
      policy,
      worker,
      rendering: rendering && renderer && { ...rendering, ...renderer },
    });
    return { routes: routes.route('/', app), files };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const sentence = 'The web app is not built. Build it with `npm run build`, then start again.\n';
    return { routes: new Hono().get('*', (call) => call.text(sentence, 503)), files: new Map() };
  }
}
