import type { WindowClient, WorkerScope } from '@claypot/browser/worker';
import { createCodeCache } from '@claypot/browser/worker';
import { pathPattern } from '@claypot/domain/routes';
import { writeActiveVersion } from './active-version.ts';
import type { Build } from './build.ts';
import type { TakenOver } from './messages.ts';
import { createPageCache } from './page-cache.ts';
import { createPictureCache, isPicture } from './picture-cache.ts';

/** Timeout of a cache lookup before the server is asked, in ms; a lookup normally takes a few. */
const TIMEOUT = 2000;

/**
 * Time in ms that the server has to send a page before the cached one is shown. The server's page
 * has its data, so it is usable first unless the connection is slow.
 */
const PATIENCE = 500;

/** Response, and work to finish after it. */
interface Answered {
  readonly response: Promise<Response>;
  readonly rest: Promise<unknown>;
}

export interface Worker {
  install(): Promise<void>;
  activate(): Promise<void>;
  /**
   * Returns null if the browser must handle the request itself: everything but a GET for one of the
   * app's pages, assets or restaurant images.
   *
   * @param preload the response to a page if the browser has requested it while the worker started
   */
  answer(request: Request, preload?: Promise<Response | undefined>): Answered | null;
  renewPages(): Promise<void>;
  /** Sends a page the version of the pages that the worker serves. */
  postVersion(page: WindowClient): void;
}

/**
 * Creates a worker that serves code and images from the device, and pages if the server does not
 * respond in time, so that a visit can start offline. Updates are fetched in the background for the
 * next visit. No customer data is cached.
 *
 * A new version takes over once it has cached all of its files. Open pages still use their own
 * code, which stays cached; new pages are of the new version.
 */
export function createWorker(scope: WorkerScope, build: Build): Worker {
  const { caches, clients, location, registration } = scope;
  const code = createCodeCache(scope, build);
  const pages = createPageCache(scope, build);
  const pictures = createPictureCache(scope, Date.now);
  const findPage = createPageFinder(build.routes);

  async function renewPages(): Promise<void> {
    if ((await pages.renew()) === 'otherVersion') await registration.update();
  }

  const news: TakenOver = { type: 'taken-over', version: build.version };
  const openPages = () => clients.matchAll({ includeUncontrolled: true, type: 'window' });

  /**
   * Runs after a page was opened: evicts the code of previous versions if no page is open, then
   * updates the cached pages. Rejects offline.
   */
  async function followUp(): Promise<void> {
    const open = await openPages();
    if (open.length === 0) await code.evictBefore(false);
    await renewPages();
  }

  /** Returns the language tag of the customer's choice, if the worker can read it. */
  async function chosenLanguage(): Promise<string | undefined> {
    const cookie = await scope.cookieStore?.get('claypot_lang');
    return cookie?.value?.replace('_', '-');
  }

  async function answerPage(
    request: Request,
    page: string,
    preload: Promise<Response | undefined>,
  ): Promise<Response> {
    const sent = preload.then((response) => response ?? scope.fetch(request));
    const arrived = sent.then(
      (response) => (response.status < 500 ? response : undefined),
      () => undefined,
    );
    const [cached, chosen] = await Promise.all([soon(pages.find(page)), soon(chosenLanguage())]);
    if (cached === undefined) return sent;
    const language = cached.headers.get('content-language');
    // The customer has just chosen another language. Offline, its page in the old one is better
    // than none: the app replaces the texts.
    if (chosen && language && chosen !== language) return (await arrived) ?? cached;
    return (await Promise.race([arrived, after(PATIENCE)])) ?? cached;
  }

  async function answerCode(request: Request, path: string): Promise<Response> {
    const cached = await soon(code.find(path));
    if (cached !== undefined) return cached;
    const response = await scope.fetch(request);
    // The cached pages name a file that the server no longer has: fetch the next page instead.
    if (response.status === 404) await pages.drop();
    if (response.ok) await code.put(path, response.clone()).catch(() => undefined);
    return response;
  }

  return {
    async install() {
      await code.fill();
      if ((await pages.renew()) === 'otherVersion') {
        throw new Error('The server has pages of another version');
      }
      await scope.skipWaiting();
    },
    async activate() {
      await Promise.all([
        pages.evictOthers(),
        code.evictBefore(true),
        writeActiveVersion(caches, build.version),
        registration.navigationPreload?.enable(),
      ]);
      await clients.claim();
      // Pages of earlier versions wait for this message; later ones compare versions themselves.
      for (const client of await openPages()) client.postMessage(news);
    },
    answer(request, preload = Promise.resolve(undefined)) {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== location.origin) return null;
      if (request.mode === 'navigate') {
        const page = request.destination === 'document' ? findPage(pathname) : null;
        return page === null
          ? null
          : {
              response: answerPage(request, page, preload),
              rest: followUp().catch(() => undefined),
            };
      }
      if (pathname.startsWith('/assets/')) {
        return { response: answerCode(request, pathname), rest: Promise.resolve() };
      }
      if (isPicture(pathname)) {
        return { response: answerPicture(request), rest: Promise.resolve() };
      }
      return null;
    },
    renewPages: () => renewPages().catch(() => undefined),
    postVersion: (page) => page.postMessage(news),
  };

  /** If the caches are broken, pass on the server's response. */
  function answerPicture(request: Request): Promise<Response> {
    return pictures.answer(request).catch(() => scope.fetch(request));
  }
}

/** Resolves with the result; undefined if the search fails or times out. */
async function soon<Found>(search: Promise<Found>): Promise<Found | undefined> {
  return Promise.race([search.catch(() => undefined), after(TIMEOUT)]);
}

function after(delay: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), delay));
}

/**
 * Returns a function that finds the page of a path by the server's rule; null if the app has none.
 */
function createPageFinder(routes: Build['routes']): (path: string) => string | null {
  const patterns = routes.map(({ path, page }) => ({ page, pattern: pathPattern(path) }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
}
