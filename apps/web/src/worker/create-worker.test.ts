import { memoryCaches } from '@claypot/browser/worker-testing';
import { expect, test, vi } from 'vitest';
import type { Build } from './build.ts';
import { createWorker, type Worker } from './create-worker.ts';
import { BUILD, ORIGIN, serve, served, visit } from './testing/served.ts';

const NEXT: Build = { ...BUILD, version: 'v2', files: ['/assets/app-2.js', '/assets/style-1.css'] };

async function start(worker: Worker): Promise<void> {
  await worker.install();
  await worker.activate();
}

async function read(worker: Worker, request: Request): Promise<string | undefined> {
  const answered = worker.answer(request);
  const text = await (await answered?.response)?.text();
  await answered?.rest;
  return text;
}

const file = (path: string) => new Request(ORIGIN + path);

test('serves a page offline for any id in its address', async () => {
  const device = served();
  const worker = createWorker(device.scope, BUILD);
  await start(worker);
  device.online = false;
  expect(await read(worker, visit('/order/42?x=1'))).toBe('<p>order v1');
  expect(await read(worker, file('/assets/app-1.js'))).toBe('/assets/app-1.js v1');
});

test('serves a cached page with its content security policy', async () => {
  const device = served();
  const worker = createWorker(device.scope, BUILD);
  await start(worker);
  device.online = false;
  const response = await worker.answer(visit('/home'))?.response;
  expect(response?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each([
  ['the API', new Request(`${ORIGIN}/api/order_list`, { method: 'POST' })],
  ['the API, even what is only read', file('/api/branch_list')],
  ['a picture of a member', file('/media/avatar/abc.webp')],
  ['the card page', visit('/sandbox/pay/1')],
  ['the counter', visit('/counter/kitchen')],
  ['code of the counter', file('/counter/assets/app-1.js')],
  ['a page in a frame', visit('/home', 'iframe')],
  ['another site', new Request('https://elsewhere.example/assets/app-1.js')],
])('ignores %s', (_, request) => {
  expect(createWorker(served().scope, BUILD).answer(request)).toBeNull();
});

test('caches only pages, code and menu images', async () => {
  const caches = memoryCaches();
  const device = served(BUILD, caches);
  device.files.set('/media/demo/rice.avif', 'rice');
  const worker = createWorker(device.scope, BUILD);
  await start(worker);
  await read(worker, file('/media/demo/rice.avif'));
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys())
      cached.push(new URL(url).pathname);
  }
  expect(cached.sort()).toEqual([
    '/assets/app-1.js',
    '/assets/style-1.css',
    '/media/demo/rice.avif',
    '/page/home',
    '/page/order',
    '/tag',
    '/version',
  ]);
});

test('serves the page of the server, and offline the one that was updated meanwhile', async () => {
  const device = served();
  const worker = createWorker(device.scope, BUILD);
  await start(worker);
  device.files.set('/home', 'from the server');
  device.files.set('/pages.json', JSON.stringify({ version: 'v1', pages: { home: 'new' } }));
  expect(await read(worker, visit('/home'))).toBe('from the server');
  device.online = false;
  expect(await read(worker, visit('/home'))).toBe('new');
});

test('uses the response that the browser requested while the worker started', async () => {
  const device = served();
  const worker = createWorker(device.scope, BUILD);
  await start(worker);
  device.asked.length = 0;
  const preload = Promise.resolve(new Response('preloaded'));
  const answered = worker.answer(visit('/home'), preload);
  expect(await (await answered?.response)?.text()).toBe('preloaded');
  expect(device.asked).not.toContain('/home');
});

test.each([
  ['does not respond in time', () => new Promise<Response>(() => undefined)],
  ['fails', async () => new Response('Bad gateway', { status: 502 })],
])('serves the cached page when the server %s', async (_, respond) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const device = served();
  const { fetch } = device.scope;
  const send = (input: Request | string, init?: RequestInit) =>
    input instanceof Request && input.url.endsWith('/home') ? respond() : fetch(input, init);
  const worker = createWorker({ ...device.scope, fetch: send }, BUILD);
  await start(worker);
  const response = worker.answer(visit('/home'))?.response;
  await vi.advanceTimersByTimeAsync(500);
  expect(await (await response)?.text()).toBe('<p>home v1');
  vi.useRealTimers();
});

test('asks the server while the cached pages are in another language than the chosen one', async () => {
  const device = served();
  const worker = createWorker(device.scope, BUILD);
  await start(worker);
  device.files.set('/home', 'from the server');
  device.language = 'zh_CN';
  const first = worker.answer(visit('/home'));
  expect(await (await first?.response)?.text()).toBe('from the server');
  await first?.rest;
  device.online = false;
  expect(await read(worker, visit('/home')), 'renewed meanwhile').toBe('<p>home v1');
  device.language = 'en';
  expect(await read(worker, visit('/home')), 'offline').toBe('<p>home v1');
});

test('renews the pages once at a time, so that languages do not mix', async () => {
  const device = served();
  let inFlight = 0;
  let most = 0;
  const { fetch } = device.scope;
  const scope = {
    ...device.scope,
    fetch: async (input: Request | string, init?: RequestInit) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      return fetch(input, init);
    },
  };
  const worker = createWorker(scope, BUILD);
  await Promise.all([worker.renewPages(), worker.renewPages()]);
  expect(most).toBe(1);
});

test('activates a new version while open pages still get their own code', async () => {
  const caches = memoryCaches();
  const device = served(BUILD, caches);
  await start(createWorker(device.scope, BUILD));
  device.openPages = 1;
  serve(device.files, NEXT);
  device.asked.length = 0;
  const next = createWorker(device.scope, NEXT);
  await start(next);
  expect(device.asked, 'what is the same is not fetched again').toEqual([
    '/assets/app-2.js',
    '/pages.json',
  ]);
  expect(device.messages).toEqual([{ type: 'taken-over', version: 'v2' }]);
  expect(await read(next, file('/assets/app-1.js')), 'for the open page').toContain('v1');
  device.online = false;
  expect(await read(next, visit('/home'))).toBe('<p>home v2');
  device.online = true;
  device.openPages = 0;
  await read(next, visit('/home'));
  expect((await caches.keys()).sort()).toEqual([
    'claypot-active',
    'claypot-code-v2',
    'claypot-pages-v2',
  ]);
});

test('checks for its successor when the server no longer has its pages', async () => {
  const device = served();
  const worker = createWorker(device.scope, BUILD);
  await start(worker);
  serve(device.files, NEXT);
  device.files.set('/home', 'from the server');
  expect(await read(worker, visit('/home'))).toBe('from the server');
  expect(device.update).toHaveBeenCalledOnce();
  await expect(createWorker(device.scope, BUILD).install()).rejects.toThrow('another version');
});

test('rejects the installation when a file is missing', async () => {
  const device = served();
  device.files.delete('/assets/style-1.css');
  await expect(createWorker(device.scope, BUILD).install()).rejects.toThrow('answered 404');
});

test('fetches pages from the server when their code is missing there', async () => {
  const caches = memoryCaches();
  const device = served(BUILD, caches);
  const worker = createWorker(device.scope, BUILD);
  await start(worker);
  serve(device.files, NEXT);
  device.files.set('/home', 'from the server');
  await caches.delete('claypot-code-v1');
  await read(worker, file('/assets/app-1.js'));
  expect(await read(worker, visit('/home'))).toBe('from the server');
});

test('passes requests to the server when the caches are broken', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  const device = served(BUILD, {
    delete: broken,
    has: broken,
    keys: broken,
    match: broken,
    open: broken,
  });
  device.files.set('/home', 'home');
  device.files.set('/media/demo/rice.avif', 'rice');
  const worker = createWorker(device.scope, BUILD);
  expect(await read(worker, visit('/home'))).toBe('home');
  expect(await read(worker, file('/assets/app-1.js'))).toContain('v1');
  expect(await read(worker, file('/media/demo/rice.avif'))).toBe('rice');
});

test('sends its version to a page on request', () => {
  const messages: unknown[] = [];
  createWorker(served().scope, NEXT).postVersion({ postMessage: (news) => messages.push(news) });
  expect(messages).toEqual([{ type: 'taken-over', version: 'v2' }]);
});
