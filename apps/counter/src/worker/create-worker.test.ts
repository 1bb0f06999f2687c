import type { WorkerScope } from '@claypot/browser/worker';
import { memoryCaches } from '@claypot/browser/worker-testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Build, CACHES, createWorker } from './create-worker.ts';

const ORIGIN = 'http://demo.localhost';
const BUILD: Build = {
  version: 'v1',
  entry: '/counter/assets/index-1.js',
  files: ['/counter/assets/index-1.js', '/counter/assets/style-1.css'],
};
const NEXT: Build = { version: 'v2', entry: '/counter/assets/index-2.js', files: [] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A device and a server with one build. */
function aDevice(build: Build = BUILD, caches: CacheStorage = memoryCaches()) {
  const state = { isOnline: true, status: 200, page: `<script src="${build.entry}">`, asked: 0 };
  const scope: WorkerScope = {
    caches,
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined, matchAll: async () => [] },
    registration: { update: async () => undefined, unregister: async () => true },
    skipWaiting: async () => undefined,
    fetch: async (input) => {
      state.asked += 1;
      if (!state.isOnline) throw new TypeError('Failed to fetch');
      const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
      const isPage = !pathname.includes('/assets/');
      return new Response(isPage ? state.page : pathname, { status: isPage ? state.status : 200 });
    },
  };
  return Object.assign(state, { scope, caches, worker: createWorker(scope, build) });
}

const file = (path: string) => new Request(ORIGIN + path);

/** A navigation, which only a browser can create. */
function visit(path: string): Request {
  return new Proxy(file(path), {
    get: (target, name) => {
      if (name === 'mode') return 'navigate';
      if (name === 'destination') return 'document';
      const value: unknown = Reflect.get(target, name, target);
      return value;
    },
  });
}

async function installed(build: Build = BUILD, caches?: CacheStorage) {
  const device = aDevice(build, caches);
  await device.worker.install();
  await device.worker.activate();
  return device;
}

const textOf = async (response: Promise<Response> | null) => (await response)?.text();

test.each(['/counter', '/counter/', '/counter/kitchen'])('opens %s offline', async (path) => {
  const device = await installed();
  device.isOnline = false;
  expect(await textOf(device.worker.answer(visit(path)))).toContain(BUILD.entry);
});

test('returns the page of the server while there is a connection', async () => {
  const device = await installed();
  device.page = 'newer';
  expect(await textOf(device.worker.answer(visit('/counter')))).toBe('newer');
});

test('returns the stored page when the server restarts or does not answer in time', async () => {
  const device = await installed();
  device.status = 503;
  expect(await textOf(device.worker.answer(visit('/counter')))).toContain(BUILD.entry);
  device.scope.fetch = () => new Promise(() => undefined);
  const answer = textOf(device.worker.answer(visit('/counter')));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toContain(BUILD.entry);
});

test('returns code from the device without a request', async () => {
  const device = await installed();
  const { asked } = device;
  expect(await textOf(device.worker.answer(file('/counter/assets/index-1.js')))).toBe(
    '/counter/assets/index-1.js',
  );
  expect(device.asked).toBe(asked);
});

test.each([
  ['the API', file('/api/counter/session')],
  ['the stream', file('/api/counter/stream?branch_id=bangsar')],
  ['a page of customers', visit('/home')],
  ['code of customers', file('/assets/app-1.js')],
  ['a path with the same beginning', visit('/counters')],
  ['the manifest', file('/counter/manifest.webmanifest')],
  ['a change', new Request(`${ORIGIN}/counter`, { method: 'POST' })],
])('leaves %s to the browser', (_, request) => {
  expect(aDevice().worker.answer(request)).toBeNull();
});

test('is not installed if the server has the page of another version', async () => {
  const device = aDevice();
  device.page = 'of another version';
  await expect(device.worker.install()).rejects.toThrow('another version');
});

test('a new version replaces the page and leaves the caches of customers', async () => {
  const caches = memoryCaches();
  await caches.open('claypot-code-abc');
  await installed(BUILD, caches);
  await installed(NEXT, caches);
  const names = await caches.keys();
  expect(names).toContain('claypot-code-abc');
  expect(names.filter((name) => name.startsWith(`${CACHES}page-`))).toEqual([`${CACHES}page-v2`]);
});
