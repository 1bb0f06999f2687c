import { createCodeCache, type Version, type WorkerScope } from '@claypot/browser/worker';

/** Path of the app, and key of its page in the cache. */
const BASE = '/counter';
/** Begins the names of all caches of the counter. Customers' caches have other names. */
export const CACHES = 'claypot-counter-';
const CODE = `${CACHES}code-`;
const PAGES = `${CACHES}page-`;
/** Time in ms after which a cached page is shown instead of waiting for the server. */
const TIMEOUT = 3000;

export interface Build extends Version {
  /** Script that the page of this version loads first. */
  readonly entry: string;
}

export interface Worker {
  install(): Promise<void>;
  activate(): Promise<void>;
  /**
   * Returns null if the browser must handle the request itself: everything but a GET of the
   * counter's page or code.
   */
  answer(request: Request): Promise<Response> | null;
}

/**
 * Creates a worker that opens the counter without a connection. It stores code and one page, and no
 * data of the branch.
 *
 * With a connection the page comes from the server, so staff always have its version. Code comes
 * from the device, because its names contain a content hash.
 */
export function createWorker(scope: WorkerScope, build: Build): Worker {
  const { caches, clients, location } = scope;
  const code = createCodeCache(scope, build, CODE);
  const pages = PAGES + build.version;

  /** Stores the page if its code is of this version. Returns false for another version. */
  async function store(response: Response): Promise<boolean> {
    const html = await response.clone().text();
    if (!html.includes(build.entry)) return false;
    await (await caches.open(pages)).put(BASE, response);
    return true;
  }

  async function answerPage(request: Request): Promise<Response> {
    const cached = await caches.match(BASE, { cacheName: pages }).catch(() => undefined);
    if (cached === undefined) return scope.fetch(request);
    const asked = scope.fetch(request).then((response) => {
      // A proxy answers while the server restarts.
      if (response.status >= 500) throw new Error(`The page answered ${response.status}`);
      return response;
    });
    return Promise.race([asked, later(TIMEOUT)]).then(
      (response) => response ?? cached,
      () => cached,
    );
  }

  async function answerCode(request: Request, path: string): Promise<Response> {
    const cached = await code.find(path).catch(() => undefined);
    if (cached !== undefined) return cached;
    const response = await scope.fetch(request);
    if (response.ok) await code.put(path, response.clone()).catch(() => undefined);
    return response;
  }

  return {
    async install() {
      await code.fill();
      const page = await scope.fetch(BASE, { cache: 'no-cache', priority: 'low' });
      if (!page.ok || !(await store(page))) throw new Error('The server has another version');
      await scope.skipWaiting();
    },
    async activate() {
      const names = await caches.keys();
      const others = names.filter((name) => name.startsWith(PAGES) && name !== pages);
      await Promise.all([
        // Open pages of earlier versions may still load their code.
        code.evictBefore(true),
        ...others.map((name) => caches.delete(name)),
      ]);
      await clients.claim();
    },
    answer(request) {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== location.origin) return null;
      if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return null;
      if (request.mode === 'navigate') {
        return request.destination === 'document' ? answerPage(request) : null;
      }
      return pathname.startsWith(`${BASE}/assets/`) ? answerCode(request, pathname) : null;
    },
  };
}

function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
