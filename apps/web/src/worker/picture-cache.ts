import type { WorkerScope } from './scope.ts';

const NAME = 'claypot-pictures';
/** Pictures that are kept; those that came first go first. */
export const MOST_PICTURES = 200;
/** How long one is kept, in ms. */
export const PICTURE_AGE = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether a path is that of a restaurant's picture, which never becomes another one. Those of members
 * are theirs, and are not kept.
 */
export function isPicture(path: string): boolean {
  return /^\/media\/(?!avatar\/)[^/]+\/[^/]+$/.test(path);
}

export interface PictureCache {
  /** The picture from here, else from the server, and kept from then on. */
  answer(request: Request): Promise<Response>;
}

/** @param now epoch milliseconds */
export function createPictureCache(
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  now: () => number,
): PictureCache {
  const isOld = (response: Response): boolean => {
    const sent = Date.parse(response.headers.get('date') ?? '');
    return now() - sent > PICTURE_AGE;
  };

  async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
    await cache.put(request, response);
    const kept = await cache.keys();
    const tooMany = kept.slice(0, Math.max(0, kept.length - MOST_PICTURES));
    await Promise.all(tooMany.map((oldest) => cache.delete(oldest)));
  }

  return {
    async answer(request) {
      const cache = await caches.open(NAME);
      const kept = await cache.match(request, { ignoreVary: true });
      if (kept !== undefined && !isOld(kept)) return kept;
      try {
        const response = await fetch(request);
        // A device that is full keeps no picture, and shows it all the same.
        if (response.ok) await keep(cache, request, response.clone()).catch(() => undefined);
        return response;
      } catch (error) {
        if (kept !== undefined) return kept;
        throw error;
      }
    },
  };
}
