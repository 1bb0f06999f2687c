import type { WorkerScope } from '@claypot/browser/worker';
import type { Build } from './build.ts';

/** Path of all pages in one response, filled in for the company. */
const ALL_PAGES = '/pages.json';

const PREFIX = 'claypot-pages-';
/** Cache key of the ETag of the cached pages. */
const TAG = '/tag';
/** Headers of the response with all pages that apply to each page. */
const SHARED_HEADERS = [
  'content-language',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

type Renewal = 'kept' | 'otherVersion';

export interface PageCache {
  /**
   * Updates the pages from the server, in the customer's language. Pages of another version are
   * left to its own worker. Rejects if the server does not return the pages.
   */
  renew(): Promise<Renewal>;
  find(page: string): Promise<Response | undefined>;
  /** Evicts the pages, because they name a missing file; later pages come from the server. */
  drop(): Promise<void>;
  /** Evicts the pages of other versions, which are no longer served. */
  evictOthers(): Promise<void>;
}

/**
 * Creates the cache of one version's pages, which are the same for all of the company's visitors.
 */
export function createPageCache(
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  { version }: Pick<Build, 'version'>,
): PageCache {
  const name = PREFIX + version;
  let last: Promise<unknown> = Promise.resolve();

  return {
    // One at a time: an earlier renewal may be in the language that the customer has just left, and
    // must not mix its pages with those of a later one.
    renew() {
      const renewal = last.then(renew);
      last = renewal.catch(() => undefined);
      return renewal;
    },
    async find(page) {
      return caches.match(keyOf(page), { cacheName: name });
    },
    async drop() {
      await caches.delete(name);
    },
    async evictOthers() {
      const names = await caches.keys();
      const others = names.filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },
  };

  async function renew(): Promise<Renewal> {
    const answer = await fetch(ALL_PAGES, { cache: 'no-cache', priority: 'low' });
    if (!answer.ok) throw new Error(`The pages answered ${answer.status}`);
    const tag = answer.headers.get('etag');
    const cache = await caches.open(name);
    const known = await cache.match(TAG);
    if (tag !== null && (await known?.text()) === tag) return 'kept';

    const all: unknown = await answer.json();
    if (!isAllPages(all)) throw new Error('The answer holds no pages');
    if (all.version !== version) return 'otherVersion';
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    for (const header of SHARED_HEADERS) {
      const value = answer.headers.get(header);
      if (value !== null) headers.set(header, value);
    }
    await Promise.all(
      Object.entries(all.pages).map(([page, html]) =>
        cache.put(keyOf(page), new Response(html, { headers })),
      ),
    );
    await cache.put(TAG, new Response(tag));
    return 'kept';
  }
}

function keyOf(page: string): string {
  return `/page/${page}`;
}

interface AllPages {
  readonly version: string;
  readonly pages: Readonly<Record<string, string>>;
}

function isAllPages(value: unknown): value is AllPages {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    'pages' in value &&
    typeof value.pages === 'object' &&
    value.pages !== null &&
    Object.values(value.pages).every((html) => typeof html === 'string')
  );
}
