import { pathPattern } from '@claypot/domain/routes';
import { writeActiveVersion } from './active-version.ts';
import type { Build } from './build.ts';
import { createCodeCache } from './code-cache.ts';
import type { TakenOver } from './messages.ts';
import { createPageCache } from './page-cache.ts';
import { createPictureCache, isPicture } from './picture-cache.ts';
import type { WindowClient, WorkerScope } from './scope.ts';

/** How long, in ms, the device may look for a page before the server is asked: reading takes a few. */
const TIMEOUT = 2000;

/** An answer, and what is left to do once it is given. */
interface Answered {
  readonly response: Promise<Response>;
  readonly rest: Promise<unknown>;
}

export interface Worker {
  install(): Promise<void>;
  activate(): Promise<void>;
  /** Null leaves the request alone, as if there were no worker: the API, and all that is not read. */
  answer(request: Request): Answered | null;
  renewPages(): Promise<void>;
  /** Tells a page in which version pages come. */
  postVersion(page: WindowClient): void;
}

/**
 * Lets a visit begin without the network: pages, code and pictures come from the device, and what is
 * new is fetched behind them for the next visit. Nothing here is a customer's. A new version takes
 * over as soon as it has all that it needs: pages that are open go on with the code that they came
 * with, which stays here, and whatever is opened next is of the new version.
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

  /** After a page was opened; without a line there is nothing to do. */
  async function followUp(): Promise<void> {
    const open = await openPages();
    if (open.length === 0) await code.evictBefore(false);
    await renewPages();
  }

  async function answerPage(request: Request, page: string): Promise<Response> {
    const kept = await soon(pages.find(page));
    return kept ?? scope.fetch(request);
  }

  async function answerCode(request: Request, path: string): Promise<Response> {
    const kept = await soon(code.find(path));
    if (kept !== undefined) return kept;
    const response = await scope.fetch(request);
    // The pages that are kept name what is gone from the server, too: the next one is asked for.
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
      ]);
      await clients.claim();
      // Pages of earlier versions wait for this message; later ones compare versions by themselves.
      for (const client of await openPages()) client.postMessage(news);
    },
    answer(request) {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== location.origin) return null;
      if (request.mode === 'navigate') {
        const page = request.destination === 'document' ? findPage(pathname) : null;
        return page === null
          ? null
          : { response: answerPage(request, page), rest: followUp().catch(() => undefined) };
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

  /** A device whose caches are broken shows what the server sends. */
  function answerPicture(request: Request): Promise<Response> {
    return pictures.answer(request).catch(() => scope.fetch(request));
  }
}

/** What is found in time; undefined where the search fails or takes too long. */
async function soon<Found>(search: Promise<Found>): Promise<Found | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT));
  return Promise.race([search.catch(() => undefined), late]);
}

/** Finds the page of a path, by the same rule as the server; null for what is none of the app's. */
function createPageFinder(routes: Build['routes']): (path: string) => string | null {
  const patterns = routes.map(({ path, page }) => ({ page, pattern: pathPattern(path) }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
}
