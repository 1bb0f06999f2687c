import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testSurroundings } from '../../contract/testing.ts';
import { systemRandom } from '../../shared/random.ts';
import type { Language } from '../../shared/text/language.ts';
import type { StaticFile } from './files/static-files.ts';
import { loadCounter } from './load-counter.ts';
import { loadWeb } from './load-web.ts';

const PAGE = '<!doctype html><html lang="en"><title>Counter</title>';
const TEXTS = '<link rel="modulepreload" href="/counter/assets/en.js" data-language="en">';
const OTHER_TEXTS = '<link rel="modulepreload" href="/counter/assets/zh.js" data-language="zh-CN">';
const ICON = '<link rel="icon" href="/icon.svg" type="image/svg+xml">';
const WORKER_TAG = '<meta name="claypot:worker" content="/counter/sw.js">';
const OTHER_BUILD = '/assets/counter/other-1a2b.js';

const surroundings = {
  ...testSurroundings,
  random: systemRandom,
  findCompany: async (request: Request, language: Language) => {
    const company_name = language === 'en' ? 'Claypot House' : '砂煲之家';
    return new URL(request.url).hostname === 'demo.localhost' ? { company_name } : null;
  },
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-counter-'));
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  await write('counter/index.html', PAGE + ICON + OTHER_TEXTS + TEXTS + WORKER_TAG);
  await write('counter/sw.js', 'worker()');
  await write('counter/sw-off.js', 'off()');
  await write('counter/assets/app-1a2b.js', 'start()');
  await write('counter/assets/zxing_reader-1a2b.wasm', 'wasm');
  await write('counter/icon.svg', '<svg/>');
  const pages = [{ path: '/home', page: 'home' }];
  const manifest = { pages, notFound: 'home', companyNotFound: 'home' };
  await write('web/pages/manifest.json', JSON.stringify(manifest));
  for (const language of ['en', 'zh_CN']) await write(`web/pages/home.${language}.html`, 'home');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function get(
  path: string,
  { headers = {}, host = 'demo.localhost', counter = 'counter', worker = true } = {},
): Promise<Response> {
  const folders = { customers: join(folder, 'web'), counter: join(folder, counter) };
  const web = await loadWeb(folders, surroundings, { map: null, worker });
  const server = createTestServer({ web: new Hono().route('/', web) });
  return server.fetch(new Request(`http://${host}${path}`, { headers }));
}

it.each(['/counter', '/counter/', '/counter/kitchen', '/counter/index.html'])(
  'returns the page for %s',
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([
      200,
      PAGE + ICON + TEXTS + WORKER_TAG,
    ]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/,
    );
    expect(response.headers.get('permissions-policy')).toContain('camera=(self)');
  },
);

it('returns the page in the chosen language, else in that of the browser', async () => {
  const chinese = await get('/counter', { headers: { 'accept-language': 'zh-CN' } });
  expect(await chinese.text()).toContain('<html lang="zh-CN">');
  const chosen = { 'accept-language': 'zh-CN', cookie: 'claypot_lang=en' };
  expect(await (await get('/counter', { headers: chosen })).text()).toContain('<html lang="en">');
});

it('preloads the texts of the page’s language only', async () => {
  const response = await get('/counter', { headers: { cookie: 'claypot_lang=zh_CN' } });
  const page = await response.text();
  expect(page).toContain(OTHER_TEXTS);
  expect(page).not.toContain(TEXTS);
});

it('allows neither WebAssembly nor the camera in the app of customers', async () => {
  const { headers } = await get('/home');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; ");
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

it('serves the decoder as WebAssembly, from its own host', async () => {
  const response = await get('/counter/assets/zxing_reader-1a2b.wasm');
  expect(response.headers.get('content-type')).toBe('application/wasm');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('serves a service worker for the whole counter', async () => {
  const response = await get('/counter/sw.js');
  expect(await response.text()).toBe('worker()');
  expect(response.headers.get('service-worker-allowed')).toBe('/counter');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('serves the script that removes the service worker when it is off', async () => {
  expect(await (await get('/counter/sw.js', { worker: false })).text()).toBe('off()');
  expect(await (await get('/counter', { worker: false })).text()).not.toContain(WORKER_TAG);
});

it('serves assets as immutable and other files revalidated', async () => {
  const script = await get('/counter/assets/app-1a2b.js');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await script.text()).toBe('start()');
  expect((await get('/counter/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/counter/assets/gone-0000.js')).status).toBe(404);
});

it('returns 404 on a host without a company', async () => {
  const response = await get('/counter', { host: 'nobody.localhost' });
  expect([response.status, await response.text()]).toEqual([
    404,
    'No restaurant has this address.\n',
  ]);
  expect((await get('/counter/manifest.webmanifest', { host: 'nobody.localhost' })).status).toBe(
    404,
  );
});

it('returns the page of the set-up on a host without a company, without files of a company', async () => {
  const response = await get('/counter/set-up', { host: 'localhost' });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('<title>Counter</title>');
  expect(text).not.toContain('/icon.svg');
  expect(text).not.toContain('claypot:worker');
});

it('returns a manifest that installs the counter beside the app of customers', async () => {
  const response = await get('/counter/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    id: '/counter/',
    name: 'Counter · Claypot House',
    short_name: 'Counter',
    start_url: '/counter',
    scope: '/counter',
    display: 'standalone',
  });
  const chinese = await get('/counter/manifest.webmanifest', {
    headers: { cookie: 'claypot_lang=zh_CN' },
  });
  expect(await chinese.json()).toMatchObject({ short_name: '柜台', lang: 'zh-CN' });
});

describe('without a build', () => {
  it('explains how to create one', async () => {
    const response = await get('/counter/kitchen', { counter: 'none' });
    expect([response.status, await response.text()]).toEqual([
      503,
      'The counter is not built. Build it with `npm run build`, then start again.\n',
    ]);
  });

  it('still serves the app of customers', async () => {
    expect(await (await get('/home', { counter: 'none' })).text()).toBe('home');
  });
});

it('stores its assets for other builds and finds theirs', async () => {
  const found: string[] = [];
  const other: StaticFile = {
    type: 'text/javascript',
    etag: 'other',
    compressible: false,
    body: { as: async () => new TextEncoder().encode('other()') },
  };
  const { routes, assets } = await loadCounter(join(folder, 'counter'), surroundings, {
    findAsset: async (path) => {
      found.push(path);
      return path === OTHER_BUILD ? other : null;
    },
    worker: true,
  });
  expect([...assets.keys()]).toEqual([
    '/assets/counter/app-1a2b.js',
    '/assets/counter/zxing_reader-1a2b.wasm',
  ]);
  const app = new Hono().route('/counter', routes);
  const response = await app.request('http://demo.localhost/counter/assets/other-1a2b.js');
  expect(await response.text()).toBe('other()');
  expect(found).toEqual([OTHER_BUILD]);
});
