const NAME = 'claypot-active';
const KEY = '/version';

/** Stores the version of the worker that takes over; pages are of this version from now on. */
export async function writeActiveVersion(caches: CacheStorage, version: string): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(KEY, new Response(version));
}

/**
 * Returns the version of the pages that the active worker serves, or null if there is none. Pages
 * read it from the cache: a message would wake a worker that is about to be replaced, and Chromium
 * does not replace a busy one.
 */
export async function readActiveVersion(caches: CacheStorage): Promise<string | null> {
  const stored = await caches.match(KEY, { cacheName: NAME });
  return stored === undefined ? null : await stored.text();
}
