import { Hono } from 'hono';
import { DbUnavailable } from '../db/db.ts';
import type { Language } from '../http/language.ts';
import { createBody } from './encoding.ts';
import { type CompanyRecord, fillPage } from './fill-page.ts';
import { pageLanguage } from './locale.ts';
import { createLru } from './lru.ts';
import type { PageList } from './page-list.ts';
import { etagOf, IMMUTABLE, REVALIDATED, type Sendable, send } from './send.ts';
import type { StaticFile } from './static-files.ts';

export interface WebAppOptions {
  pages: PageList;
  files: ReadonlyMap<string, StaticFile>;
  /** The company a request's host names, told in that language; null where there is none. */
  findCompany: (request: Request, language: Language) => Promise<CompanyRecord | null>;
}

/** Filled pages kept in memory, in characters. */
const CAPACITY = 16 * 1024 * 1024;

/** What was chosen for a request: a page, and the company that goes into it. */
interface Choice {
  page: string;
  status: number;
  company: CompanyRecord | null;
}

/** The built web app: its files, and for every other path a page that is ready to read. */
export function createWebApp({ pages, files, findCompany }: WebAppOptions): Hono {
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
    const key = `${status} ${page} ${language} ${JSON.stringify(company)}`;
    const before = filled.get(key);
    if (before) return before;
    const html = fillPage(pages.html(page, language), company);
    const sendable: Sendable = {
      body: createBody(new TextEncoder().encode(html)),
      compressible: true,
      etag: etagOf(html),
      status,
      headers: {
        'cache-control': REVALIDATED,
        'content-language': language.replace('_', '-'),
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Language, Cookie',
      },
    };
    filled.set(key, sendable, key.length + html.length);
    return sendable;
  };

  routes.get('*', async (call) => {
    const { path, raw } = call.req;
    const file = files.get(path);
    if (file) return sendFile(raw, path, file);
    if (path.startsWith('/assets/')) return call.text('Not found', 404);
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
