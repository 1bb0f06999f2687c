const NAME = 'claypot-active';
const KEY = '/version';

/** Called by a worker that takes over: pages are of its version from now on. */
export async function writeActiveVersion(caches: CacheStorage, version: string): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(KEY, new Response(version));
}

/**
 * Version of the pages that the active worker serves, or null if the device has none. Pages read it
 * here and do not ask the worker: a message would wake a worker that is about to be replaced, and
 * Chromium replaces none that has something to do.
 */
export async function readActiveVersion(caches: CacheStorage): Promise<string | null> {
  const stored = await caches.match(KEY, { cacheName: NAME });
  return stored === undefined ? null : await stored.text();
}
