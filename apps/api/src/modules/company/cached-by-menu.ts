import type { Queryable } from '../../platform/db/db.ts';
import type { MenuVersion } from '../../platform/http/origin/companies.ts';

/** Maximum cached results per function. The oldest ones are evicted first. */
const MOST = 500;

/**
 * Caches a read function of the menu (items, choices, branches) by menu revision; without a
 * revision, reads each time. Not for portions, because orders change them without a new revision.
 *
 * A read that overlaps a menu change may store newer data under the old revision. Only requests of
 * that moment use it.
 */
export function cachedByMenu<Args extends readonly (string | readonly string[])[], Answer>(
  read: (db: Queryable, companyId: string, ...args: Args) => Promise<Answer>,
): (db: Queryable, menu: MenuVersion, ...args: Args) => Promise<Answer> {
  const cache = new Map<string, Answer>();
  return async (db, { id, menu_revision: revision }, ...args) => {
    if (revision === null) return read(db, id, ...args);
    const key = JSON.stringify([id, revision, ...args]);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    // Cache the result instead of the promise, so that concurrent requests do not depend on another
    // request's connection.
    const answer = await read(db, id, ...args);
    cache.set(key, answer);
    for (const [oldest] of cache) {
      if (cache.size <= MOST) break;
      cache.delete(oldest);
    }
    return answer;
  };
}
