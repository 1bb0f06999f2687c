import type { Build } from './build.ts';
import type { WorkerScope } from './scope.ts';

/** Where the server gives out all pages at once, with the company in them. */
const ALL_PAGES = '/pages.json';

const PREFIX = 'claypot-pages-';
/** Whether the pages are those that are kept already. */
const TAG = '/tag';
/** What is true of the answer with all pages, and so of each of them. */
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
   * Takes in the pages as the server has them now, in the customer's language. Pages of another
   * version are left to its own worker. Rejects when there is no answer.
   */
  renew(): Promise<Renewal>;
  find(page: string): Promise<Response | undefined>;
  /** From now on pages are asked for: something that they name is nowhere to be had. */
  drop(): Promise<void>;
  /** Drops the pages of other versions, which nobody is shown any more. */
  evictOthers(): Promise<void>;
}

/** The pages of one version: the same for everybody who visits the company. */
export function createPageCache(
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  { version }: Pick<Build, 'version'>,
): PageCache {
  const name = PREFIX + version;

  return {
    async renew() {
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
