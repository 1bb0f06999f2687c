import { Hono } from 'hono';
import type { Language } from '../../shared/text/language.ts';
import { DbUnavailable } from '../db/db.ts';
import { IMMUTABLE, REVALIDATED, send } from './files/send.ts';
import type { StaticFile } from './files/static-files.ts';
import type { CompanyRecord } from './find-company.ts';
import { chooseLanguage, pageLanguage } from './locale.ts';
import { type Choice, createFilledPages } from './pages/filled-pages.ts';
import type { PageList } from './pages/page-list.ts';
import { createSafeTexts } from './pages/safe-texts.ts';
import { peerOf } from './public/public-request.ts';
import type { PageCall } from './render/page-visitors.ts';
import { renderResponse } from './render/render-response.ts';
import type { Rendering } from './render/rendering.ts';

export interface WebAppOptions {
  pages: PageList;
  files: ReadonlyMap<string, StaticFile>;
  /** Returns the company of the request's host in that language; null if there is none. */
  findCompany: (request: Request, language: Language) => Promise<CompanyRecord | null>;
  /** Returns a file of another build in use; null if there is none. */
  findAsset: (path: string) => Promise<StaticFile | null>;
  policy: string;
  /** True to install the service worker. */
  worker: boolean;
  /** Renders pages for customers that the request shows; null to send skeletons only. */
  rendering?: Rendering | null;
}

/**
 * Path of all pages in one response, for the service worker; see `page-cache.ts` of the web app.
 */
const ALL_PAGES = '/pages.json';
const WORKER = '/sw.js';
/** File of the build that replaces the service worker and unregisters it. */
const WORKER_OFF = '/sw-off.js';

const NOT_RENDERED = { response: null, cookies: [] } as const;

/** Creates the routes of the built web app: its files, and a filled page for every other path. */
export function createWebApp(options: WebAppOptions): Hono {
  const { pages, files, findCompany, findAsset, policy, rendering = null, worker } = options;
  const routes = new Hono();
  const filled = createFilledPages({ pages, policy, worker }, WORKER);
  const safeText = createSafeTexts();

  const choose = async (request: Request, path: string, language: Language): Promise<Choice> => {
    let company: CompanyRecord | null;
    try {
      company = await findCompany(request, language);
    } catch (error) {
      if (!(error instanceof DbUnavailable)) throw error;
      return { page: pages.unavailable, status: 503, company: null };
    }
    if (company === null) return { page: pages.companyNotFound, status: 404, company };
    const page = pages.find(path);
    return { page: page ?? pages.notFound, status: page === null ? 404 : 200, company };
  };

  if (worker) {
    routes.get(ALL_PAGES, async ({ req: { raw }, text }) => {
      const language = pageLanguage(raw.headers);
      const company = await findCompany(raw, language);
      return company === null ? text('Not found', 404) : send(raw, filled.all(company, language));
    });
  }

  // Only hosts of a company have a service worker; others have nothing to cache.
  routes.on('GET', [WORKER, WORKER_OFF], async ({ req: { path, raw }, text }) => {
    const file = files.get(worker ? path : WORKER_OFF);
    const company = file ? await findCompany(raw, pageLanguage(raw.headers)) : null;
    return file && company ? sendFile(raw, path, file) : text('Not found', 404);
  });

  routes.get('*', async ({ req }, next) => chooseLanguage(req.raw.url) ?? (await next()));

  routes.get('*', async (call) => {
    const { path, raw } = call.req;
    const file = files.get(path);
    if (file) return sendFile(raw, path, file);
    if (path.startsWith('/assets/')) {
      const other = await findAsset(path);
      return other === null ? call.text('Not found', 404) : sendFile(raw, path, other);
    }
    const language = pageLanguage(raw.headers);
    const choice = await choose(raw, path, language);
    const { cookies, response } = await renderFor(choice, {
      request: raw,
      language,
      peer: peerOf(call.env),
    });
    const sent = response ?? (await send(raw, filled.page(choice, language)));
    for (const cookie of cookies) sent.headers.append('set-cookie', cookie);
    return sent;
  });

  /** Renders the page for its visitor. Does not look for the visitor of a page that is not. */
  async function renderFor(choice: Choice, page: PageCall) {
    const { company, status } = choice;
    const { method, url } = page.request;
    const { pathname, search } = new URL(url);
    const isPage = method === 'GET' && status === 200 && company !== null;
    if (!isPage || !rendering?.canRender(pathname + search)) return NOT_RENDERED;
    return renderResponse(rendering, {
      ...page,
      company,
      headers: filled.headers(company, page.language),
      parts: () => filled.parts(choice, page.language),
      safeText,
    });
  }
  return routes;
}

function sendFile(request: Request, path: string, file: StaticFile): Promise<Response> {
  const { type, ...content } = file;
  // The build adds a content hash to every name below `/assets`.
  const cache = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED;
  return send(request, { ...content, headers: { 'cache-control': cache, 'content-type': type } });
}
