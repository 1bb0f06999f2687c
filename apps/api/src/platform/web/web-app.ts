import { Hono } from 'hono';
import { createLru } from '../../shared/lru.ts';
import type { Language } from '../../shared/text/language.ts';
import { DbUnavailable } from '../db/db.ts';
import { createBody } from './files/encoding.ts';
import { etagOf, IMMUTABLE, REVALIDATED, type Sendable, send } from './files/send.ts';
import type { StaticFile } from './files/static-files.ts';
import type { CompanyRecord } from './find-company.ts';
import { chooseLanguage, pageLanguage } from './locale.ts';
import { fillPage } from './pages/fill-page.ts';
import type { PageList } from './pages/page-list.ts';
import type { FindPageVisitor, PageVisitor } from './render/page-visitors.ts';
import { type RenderDeps, renderResponse } from './render/render-response.ts';

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
  rendering?: (RenderDeps & { readonly findVisitor: FindPageVisitor }) | null;
}

/**
 * Path of all pages in one response, for the service worker; see `page-cache.ts` of the web app.
 */
const ALL_PAGES = '/pages.json';
const WORKER = '/sw.js';
/** File of the build that replaces the service worker and unregisters it. */
const WORKER_OFF = '/sw-off.js';
/** Placeholder for the tag that makes a page register the service worker. */
const WORKER_PLACE = '<!--worker-->';
const WORKER_TAG = `<meta name="claypot:worker" content="${WORKER}">`;

/** Maximum size of the cache of filled pages, in characters. */
const CAPACITY = 16 * 1024 * 1024;

/** Page and company chosen for a request. */
interface Choice {
  page: string;
  status: number;
  company: CompanyRecord | null;
}

/** Creates the routes of the built web app: its files, and a filled page for every other path. */
export function createWebApp(options: WebAppOptions): Hono {
  const { pages, files, findCompany, findAsset, policy, rendering = null, worker } = options;
  const routes = new Hono();
  const filled = createLru<Sendable>(CAPACITY);

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

  const fill = ({ page, status, company }: Choice, language: Language): Sendable => {
    const key = `${status} ${page} ${language} ${etagOf(JSON.stringify(company))}`;
    const before = filled.get(key);
    if (before) return before;
    const html = write(page, language, company);
    const sendable = toSendable(html, 'text/html; charset=utf-8', { language, policy, status });
    filled.set(key, sendable, key.length + html.length);
    return sendable;
  };

  const write = (page: string, language: Language, company: CompanyRecord | null): string => {
    const html = pages.html(page, language).replace(WORKER_PLACE, worker ? WORKER_TAG : '');
    return fillPage(html, company);
  };

  const fillAll = (company: CompanyRecord, language: Language): Sendable => {
    const key = `all ${language} ${etagOf(JSON.stringify(company))}`;
    const before = filled.get(key);
    if (before) return before;
    const { names, version } = pages;
    const all = Object.fromEntries(names.map((name) => [name, write(name, language, company)]));
    const text = JSON.stringify({ version, pages: all });
    const sendable = toSendable(text, 'application/json; charset=utf-8', {
      language,
      policy,
      status: 200,
    });
    filled.set(key, sendable, key.length + text.length);
    return sendable;
  };

  if (worker) {
    routes.get(ALL_PAGES, async ({ req: { raw }, text }) => {
      const language = pageLanguage(raw.headers);
      const company = await findCompany(raw, language);
      return company === null ? text('Not found', 404) : send(raw, fillAll(company, language));
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
    const page = { request: raw, language, peer: peerOf(call.env) };
    // A page without its customer is better than none.
    const found = choice.company && (await rendering?.findVisitor(page).catch(rendering.report));
    const rendered = found?.visitor ? renderFor(raw, choice, language, found.visitor) : null;
    const response = rendered ?? (await send(raw, fill(choice, language)));
    for (const cookie of found?.cookies ?? []) response.headers.append('set-cookie', cookie);
    return response;
  });

  /** Renders the page for a customer; null to send the skeleton. */
  function renderFor(
    request: Request,
    { company, page, status }: Choice,
    language: Language,
    visitor: PageVisitor,
  ): Response | null {
    if (rendering === null || company === null || status !== 200) return null;
    const html = write(page, language, company);
    const headers = headersOf('text/html; charset=utf-8', { language, policy });
    return renderResponse(rendering, request, { company, headers, html, language, visitor });
  }
  return routes;
}

/** Returns the remote address that `createServer` passes to the routes. */
function peerOf(env: unknown): string | undefined {
  const { peer } = (env ?? {}) as { readonly peer?: string };
  return peer;
}

function sendFile(request: Request, path: string, file: StaticFile): Promise<Response> {
  const { type, ...content } = file;
  // The build adds a content hash to every name below `/assets`.
  const cache = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED;
  return send(request, { ...content, headers: { 'cache-control': cache, 'content-type': type } });
}

function toSendable(
  text: string,
  type: string,
  { language, policy, status }: { language: Language; policy: string; status: number },
): Sendable {
  return {
    body: createBody(new TextEncoder().encode(text)),
    compressible: true,
    etag: etagOf(text),
    status,
    headers: { ...headersOf(type, { language, policy }), 'cache-control': REVALIDATED },
  };
}

function headersOf(
  type: string,
  { language, policy }: { language: Language; policy: string },
): Record<string, string> {
  return {
    'content-security-policy': policy,
    'content-language': language.replace('_', '-'),
    'content-type': type,
    vary: 'Accept-Language, Cookie',
  };
}
