import { Hono } from 'hono';
import { createLru } from '../../shared/lru.ts';
import type { Language } from '../../shared/text/language.ts';
import { DbUnavailable } from '../db/db.ts';
import { createBody } from './files/encoding.ts';
import { etagOf, IMMUTABLE, REVALIDATED, type Sendable, send } from './files/send.ts';
import type { StaticFile } from './files/static-files.ts';
import { fillPage } from './fill-page.ts';
import type { CompanyRecord } from './find-company.ts';
import { pageLanguage } from './locale.ts';
import type { PageList } from './page-list.ts';

export interface WebAppOptions {
  pages: PageList;
  files: ReadonlyMap<string, StaticFile>;
  /** The company a request's host names, told in that language; null where there is none. */
  findCompany: (request: Request, language: Language) => Promise<CompanyRecord | null>;
  /** A file of another build that is in use beside this one; null where none has it. */
  findAsset: (path: string) => Promise<StaticFile | null>;
  /** The content security policy of the pages. */
  policy: string;
  /** Whether pages may be kept on the device by a service worker. */
  worker: boolean;
}

/** All pages at once, for the service worker: see `page-cache.ts` of the web app. */
const ALL_PAGES = '/pages.json';
const WORKER = '/sw.js';
/** What the build gives out in the worker's place: it takes the worker off the device. */
const WORKER_OFF = '/sw-off.js';
/** Where a page says that there is a worker to register. */
const WORKER_PLACE = '<!--worker-->';
const WORKER_TAG = `<meta name="claypot:worker" content="${WORKER}">`;

/** Filled pages kept in memory, in characters. */
const CAPACITY = 16 * 1024 * 1024;

/** What was chosen for a request: a page, and the company that goes into it. */
interface Choice {
  page: string;
  status: number;
  company: CompanyRecord | null;
}

/** The built web app: its files, and for every other path a page that is ready to read. */
export function createWebApp(options: WebAppOptions): Hono {
  const { pages, files, findCompany, findAsset, policy, worker } = options;
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

  // Only a company's host has a worker: on another host there is nothing to keep.
  routes.on('GET', [WORKER, WORKER_OFF], async ({ req: { path, raw }, text }) => {
    const file = files.get(worker ? path : WORKER_OFF);
    const company = file ? await findCompany(raw, pageLanguage(raw.headers)) : null;
    return file && company ? sendFile(raw, path, file) : text('Not found', 404);
  });

  routes.get('*', async (call) => {
    const { path, raw } = call.req;
    const file = files.get(path);
    if (file) return sendFile(raw, path, file);
    if (path.startsWith('/assets/')) {
      const other = await findAsset(path);
      return other === null ? call.text('Not found', 404) : sendFile(raw, path, other);
    }
    const language = pageLanguage(raw.headers);
    return send(raw, fill(await choose(raw, path, language), language));
  });
  return routes;
}

function sendFile(request: Request, path: string, file: StaticFile): Promise<Response> {
  const { type, ...content } = file;
  // The build puts a hash of its content into the name of everything under assets.
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
    headers: {
      'cache-control': REVALIDATED,
      'content-security-policy': policy,
      'content-language': language.replace('_', '-'),
      'content-type': type,
      vary: 'Accept-Language, Cookie',
    },
  };
}
