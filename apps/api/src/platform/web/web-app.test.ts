import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../shared/text/language.ts';
import { createSharedCache } from '../../testing/http/shared-cache.ts';
import { DbUnavailable } from '../db/db.ts';
import { appPolicy } from '../http/security-headers.ts';
import { readStaticFiles } from './files/static-files.ts';
import { readPages } from './pages/page-list.ts';
import type { FindPageVisitor } from './render/page-visitors.ts';
import { createRenderLimit } from './render/render-limit.ts';
import type { RenderPage } from './render/renderer.ts';
import { createWebApp } from './web-app.ts';

const MANIFEST = {
  pages: [
    { path: '/', page: 'login' },
    { path: '/login', page: 'login' },
    { path: '/maintainance', page: 'maintenance' },
    { path: '/menu', page: 'menu' },
    { path: '/menuDetail/dish/:id', page: 'dish' },
    { path: '/transactionHistory/:filter_type?', page: 'history' },
  ],
  notFound: 'not-found',
  companyNotFound: 'company-not-found',
  version: 'v1',
  scripts: ["'sha256-c3RhcnQ='"],
};
const WORKER = '<meta name="claypot:worker" content="/sw.js">';
const SCRIPT = 'console.log("claypot");'.repeat(50);

let dist: string;
let app: Hono;
/** Same app without a service worker. */
let without: Hono;
/** Same app, which renders pages for visitors with the cookie `name`. */
let rendered: Hono;

const report = vi.fn<(error: unknown) => void>();
const renderPage: RenderPage = async ({ path, session }) => ({
  html: `${JSON.stringify(session)} at ${path}`,
  screen: 'menu',
  state: {},
  draws: 2,
});

const findVisitor = vi.fn<FindPageVisitor>(async ({ request }) => {
  const [, name] = /name=(\w+)/.exec(request.headers.get('cookie') ?? '') ?? [];
  if (name === 'lost') throw new DbUnavailable('away');
  if (name === undefined) return { visitor: null, cookies: ['claypot_page=; Max-Age=0'] };
  const call = async () => new Response();
  return { visitor: { session: { name }, call }, cookies: [] };
});
/** The browser decides what it shows at this path. */
const canRender = (path: string) => path !== '/login';

/** Company lookup of the tests; the host `away` simulates a lost database. */
async function findCompany(request: Request, language: Language) {
  const { hostname } = new URL(request.url);
  if (hostname === 'away.localhost') throw new DbUnavailable('away');
  const company_name = language === 'en' ? 'Claypot & Co' : '砂煲公司';
  return hostname === 'demo.localhost' ? { company_name } : null;
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'claypot-dist-'));
  const write = async (name: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  };
  await write('pages/manifest.json', JSON.stringify(MANIFEST));
  for (const page of [
    'login',
    'dish',
    'history',
    'not-found',
    'company-not-found',
    'maintenance',
  ]) {
    for (const language of ['en', 'zh_CN']) {
      await write(
        `pages/${page}.${language}.html`,
        `${page} ${language} %%company.company_name%%<!--worker-->`,
      );
    }
  }
  for (const language of ['en', 'zh_CN']) {
    await write(`pages/menu.${language}.html`, '<head><div id="root">shape</div><!--/root-->');
  }
  await write('assets/app-1a2b.js', SCRIPT);
  await write('assets/app-1a2b.js.br', brotliCompressSync(`${SCRIPT}//`));
  await write('assets/face-3c4d.woff2', new Uint8Array([1, 2, 3]));
  await write('sw.js', 'keep()');
  await write('sw-off.js', 'forget()');
  await write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const pages = await readPages(join(dist, 'pages'));
  const files = await readStaticFiles(dist, ['pages']);
  const policy = appPolicy({ hasMap: false, scripts: pages.scripts });
  const options = { pages, files, findCompany, findAsset: async () => null, policy };
  app = createWebApp({ ...options, worker: true });
  without = createWebApp({ ...options, worker: false });
  const clock = { now: () => Temporal.Instant.from('2026-11-29T04:00:00Z') };
  const limit = createRenderLimit(() => 0);
  const rendering = { canRender, clock, findVisitor, limit, renderPage, report };
  rendered = createWebApp({ ...options, worker: true, rendering });
});
afterAll(() => rm(dist, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, host = 'demo.localhost') =>
  app.fetch(new Request(`http://${host}${path}`, { headers }));

describe('page', () => {
  it.each([
    ['/', 'login'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/menuDetail/dish/claypot-rice', 'dish'],
    ['/transactionHistory', 'history'],
    ['/transactionHistory/topup', 'history'],
  ])('%s returns page %s with the company inserted', async (path, page) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`${page} en Claypot &amp; Co${WORKER}`);
  });

  it.each(['/nowhere', '/menuDetail/dish', '/login/more', '/Login', '/pages/login.en.html'])(
    '%s returns the not-found page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('not-found en');
    },
  );

  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh_CN'],
    [{ 'accept-language': 'zh-CN', cookie: 'a=b; claypot_lang=en' }, 'en'],
    [{ cookie: 'claypot_lang=zh_CN' }, 'zh_CN'],
    [{ cookie: 'claypot_lang=fr; xclaypot_lang=zh_CN' }, 'en'],
  ])('requested with %j is in %s', async (headers, language) => {
    const response = await get('/login', headers);
    expect(await response.text()).toContain(`login ${language}`);
    expect(response.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
  });

  it.each([
    ['/language?language=zh_CN', '/language', 'zh_CN'],
    ['/menu?language=en&category=rice', '/menu?category=rice', 'en'],
    ['//evil.example?language=en', '/evil.example', 'en'],
  ])('%s stores the language and redirects to %s', async (link, location, language) => {
    const { headers, status } = await get(link);
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(location);
    expect(headers.get('set-cookie')).toMatch(`claypot_lang=${language}; Path=/;`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('ignores an unknown language in its address', async () => {
    const response = await get('/login?language=fr');
    expect(response.status).toBe(200);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('returns an error page on a host without a company and while the database is unavailable', async () => {
    const unknownCompany = await get('/login', {}, 'nobody.localhost');
    expect([unknownCompany.status, await unknownCompany.text()]).toEqual([
      404,
      `company-not-found en ${WORKER}`,
    ]);
    const unavailable = await get('/login', {}, 'away.localhost');
    expect([unavailable.status, await unavailable.text()]).toEqual([
      503,
      `maintenance en ${WORKER}`,
    ]);
  });

  it('is compressed and returns 304 for a matching etag', async () => {
    const first = await get('/login', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const bytes = brotliDecompressSync(new Uint8Array(await first.arrayBuffer()));
    expect(bytes.toString()).toBe(`login en Claypot &amp; Co${WORKER}`);
    const cached = await get('/login', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([cached.status, await cached.text()]).toEqual([304, '']);
    const other = await get('/login', {
      'if-none-match': first.headers.get('etag') ?? '',
      cookie: 'claypot_lang=zh_CN',
    });
    expect(other.status).toBe(200);
  });
});

describe('file', () => {
  it('in assets is immutable and precompressed by the build', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('br');
    const sent = brotliDecompressSync(new Uint8Array(await response.arrayBuffer()));
    expect(sent.toString()).toBe(`${SCRIPT}//`);
  });

  it('is sent uncompressed when its format is already compressed', async () => {
    const response = await get('/assets/face-3c4d.woff2', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('outside assets is revalidated before each use', async () => {
    const response = await get('/favicon.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/assets/gone-0000.js',
    '/assets/../pages/manifest.json',
    '/assets/%2e%2e/pages/manifest.json',
  ])('returns 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

it.each([
  ['demo.localhost', 200],
  ['nobody.localhost', 404],
])('on %s returns %i for the service worker', async (host, status) => {
  for (const routes of [app, without]) {
    for (const path of ['/sw.js', '/sw-off.js', '/pages.json']) {
      if (path === '/pages.json' && routes === without) continue;
      expect((await routes.fetch(new Request(`http://${host}${path}`))).status).toBe(status);
    }
  }
});

it('the policy allows the scripts that the build inlined, for single and for all pages', async () => {
  for (const path of ['/login', '/nowhere', '/pages.json']) {
    const policy = (await get(path)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'sha256-c3RhcnQ=';");
    expect(policy).not.toContain('unsafe');
  }
  const { headers } = await get('/sw.js');
  expect(headers.get('content-security-policy')).toBeNull();
});

describe('service worker', () => {
  it('gets all pages at once in the customer’s language with the company inserted', async () => {
    const first = await get('/pages.json', { cookie: 'claypot_lang=zh_CN' });
    expect(first.headers.get('content-language')).toBe('zh-CN');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const { pages, version } = await first.json();
    expect(version).toBe('v1');
    expect(Object.keys(pages)).toEqual(['login', 'maintenance', 'menu', 'dish', 'history']);
    expect(pages.login).toBe(`login zh_CN 砂煲公司${WORKER}`);
    const cached = await get('/pages.json', {
      cookie: 'claypot_lang=zh_CN',
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(cached.status).toBe(304);
    expect((await get('/pages.json', {}, 'nobody.localhost')).status).toBe(404);
  });

  it('is revalidated before each use', async () => {
    const response = await get('/sw.js');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('keep()');
  });

  it('is unregistered when the server disables it', async () => {
    const ask = async (path: string) =>
      (await without.fetch(new Request(`http://demo.localhost${path}`))).text();
    expect(await ask('/sw.js')).toBe('forget()');
    expect(await ask('/login')).toBe('login en Claypot &amp; Co');
    expect(await ask('/pages.json')).toContain('not-found');
  });
});

describe('rendered page', () => {
  const open = async (cookie: string, path = '/menu', host = 'demo.localhost') =>
    rendered.request(`http://${host}${path}`, { headers: { cookie } });

  it('shows each visitor their own data and is not cached', async () => {
    const responses = await Promise.all(
      ['ann', 'bo', 'ann', 'bo'].map((name) => open(`name=${name}`, `/menu?of=${name}`)),
    );
    const texts = await Promise.all(responses.map((response) => response.text()));
    for (const [index, name] of ['ann', 'bo', 'ann', 'bo'].entries()) {
      expect(texts[index]).toContain(`{"name":"${name}"} at /menu?of=${name}`);
      expect(texts[index]).not.toContain(name === 'ann' ? 'bo' : 'ann');
    }
    for (const { headers } of responses) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('is never served to another visitor by a cache that many customers share', async () => {
    const proxy = createSharedCache((request) => rendered.fetch(request));
    const url = 'http://demo.localhost/menu';
    const visits = ['', 'name=ann', 'name=bo', '', 'name=lost', 'name=bo', 'name=ann', ''];
    for (const cookie of visits) {
      const [, name] = cookie.split('=');
      const text = await proxy.get(url, cookie === '' ? {} : { cookie });
      for (const each of ['ann', 'bo']) {
        expect(text.includes(`{"name":"${each}"}`), `${each} for ${name}`).toBe(each === name);
      }
    }
    expect(proxy.stored()).not.toEqual([]);
    expect(proxy.stored().join()).not.toContain('"name"');
  });

  it('is the page of the build without a visitor, and deletes their cookies', async () => {
    const response = await open('');
    expect(await response.text()).toContain('shape');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.getSetCookie()).toEqual(['claypot_page=; Max-Age=0']);
  });

  it('is the page of the build when the visitor cannot be read', async () => {
    const response = await open('name=lost');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('shape');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(DbUnavailable));
  });

  it.each([
    ['an unknown path', 404, '/nowhere', 'demo.localhost'],
    ['an unknown company', 404, '/menu', 'other.localhost'],
    ['an unreachable database', 503, '/menu', 'away.localhost'],
    ['a path that the browser decides', 200, '/login', 'demo.localhost'],
  ])('is not rendered for %s, without a look for the visitor', async (_, status, path, host) => {
    findVisitor.mockClear();
    const response = await open('name=ann', path, host);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('ann');
    expect(findVisitor).not.toHaveBeenCalled();
  });

  it('is not rendered for a request without a body', async () => {
    findVisitor.mockClear();
    const headers = { cookie: 'name=ann' };
    const response = await rendered.request('http://demo.localhost/menu', {
      method: 'HEAD',
      headers,
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(findVisitor).not.toHaveBeenCalled();
  });
});
