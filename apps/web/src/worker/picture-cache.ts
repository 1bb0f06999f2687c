import type { WorkerScope } from '@claypot/browser/worker';

const NAME = 'claypot-pictures';
/** Maximum number of cached images; the oldest are evicted first. */
export const MAX_PICTURES = 200;
/** Maximum age of a cached image, in ms. */
export const PICTURE_AGE = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns true for the path of a restaurant's image, which never changes. Members' images are
 * personal and not cached.
 */
export function isPicture(path: string): boolean {
  return /^\/media\/(?!avatar\/)[^/]+\/[^/]+$/.test(path);
}

export interface PictureCache {
  /**
   * Returns the cached image; if it is missing or too old, fetches and caches it. An old image is
   * returned if the network fails. Rejects if there is none either.
   */
  answer(request: Request): Promise<Response>;
}

/** Creates the image cache. @param now returns epoch milliseconds */
export function createPictureCache(
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  now: () => number,
): PictureCache {
  const isOld = (response: Response): boolean => {
    const sent = Date.parse(response.headers.get('date') ?? '');
    return now() - sent > PICTURE_AGE;
  };

  async function store(cache: Cache, request: Request, response: Response): Promise<void> {
    await cache.put(request, response);
    const cached = await cache.keys();
    const tooMany = cached.slice(0, Math.max(0, cached.length - MAX_PICTURES));
    await Promise.all(tooMany.map((oldest) => cache.delete(oldest)));
  }

  return {
    async answer(request) {
      const cache = await caches.open(NAME);
      const cached = await cache.match(request, { ignoreVary: true });
      if (cached !== undefined && !isOld(cached)) return cached;
      try {
        const response = await fetch(request);
        // If the device is full, the image is shown without being cached.
        if (response.ok) await store(cache, request, response.clone()).catch(() => undefined);
        return response;
      } catch (error) {
        if (cached !== undefined) return cached;
        throw error;
      }
    },
  };
}
