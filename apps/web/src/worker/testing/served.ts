import type { WorkerScope } from '@claypot/browser/worker';
import { memoryCaches } from '@claypot/browser/worker-testing';
import { type Mock, vi } from 'vitest';
import type { Build } from '../build.ts';

export const ORIGIN = 'http://demo.localhost';

export const BUILD: Build = {
  version: 'v1',
  files: ['/assets/app-1.js', '/assets/style-1.css'],
  routes: [
    { path: '/home', page: 'home' },
    { path: '/order/:id', page: 'order' },
  ],
};

/** Server, device and worker scope under the test's control. */
export interface Served {
  readonly scope: WorkerScope;
  /** Responses of the server by path; other paths return 404. */
  readonly files: Map<string, string>;
  /** Paths requested from the network, in order. */
  readonly asked: string[];
  /** Messages sent to pages. */
  readonly messages: unknown[];
  readonly update: Mock<() => Promise<unknown>>;
  online: boolean;
  /** Value of the cookie that stores the chosen language; null if none is chosen. */
  language: string | null;
  openPages: number;
}

export function served(build: Build = BUILD, caches: CacheStorage = memoryCaches()): Served {
  const asked: string[] = [];
  const messages: unknown[] = [];
  const files = new Map<string, string>();
  const update = vi.fn(async () => undefined);
  const state: Pick<Served, 'language' | 'online' | 'openPages'> = {
    language: null,
    online: true,
    openPages: 0,
  };
  serve(files, build);

  const scope: WorkerScope = {
    caches,
    location: { origin: ORIGIN },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        Array.from({ length: state.openPages }, () => ({
          postMessage: (message: unknown) => messages.push(message),
        })),
    },
    registration: { update, unregister: async () => true },
    skipWaiting: async () => undefined,
    cookieStore: {
      get: async () => (state.language === null ? null : { value: state.language }),
    },
    fetch: async (input) => {
      const path = new URL(input instanceof Request ? input.url : input, ORIGIN).pathname;
      asked.push(path);
      if (!state.online) throw new TypeError('Failed to fetch');
      const body = files.get(path);
      if (body === undefined) return new Response('Not found', { status: 404 });
      return new Response(body, {
        headers: {
          etag: `"${state.language}-${body.length}-${body}"`,
          'content-language': state.language?.replace('_', '-') ?? 'en',
          'content-security-policy': "default-src 'none'",
          date: new Date().toUTCString(),
        },
      });
    },
  };
  return Object.assign(state, { scope, files, asked, messages, update });
}

/** Deploys a build to a server. */
export function serve(files: Map<string, string>, { version, files: names, routes }: Build): void {
  files.clear();
  for (const name of names) files.set(name, `${name} ${version}`);
  const pages = Object.fromEntries(routes.map(({ page }) => [page, `<p>${page} ${version}`]));
  files.set('/pages.json', JSON.stringify({ version, pages }));
}

/** Creates a navigation request, which otherwise only a browser can create. */
export function visit(path: string, destination = 'document'): Request {
  const request = new Request(ORIGIN + path);
  return new Proxy(request, {
    get: (target, name) => {
      if (name === 'mode') return 'navigate';
      if (name === 'destination') return destination;
      const value: unknown = Reflect.get(target, name, target);
      return value;
    },
  });
}
