import type { Queryable } from '../../platform/db/db.ts';
import type { MenuVersion } from '../../platform/http/origin/companies.ts';

/** Answers that are kept of each thing that is read; those of earlier menus go first. */
const MOST = 500;

/**
 * Makes something that is read of the menu be read once a revision, by whatever request: what is on
 * it, its choices, the branches. Not for portions, which orders take without a new revision.
 *
 * What was read a moment after its revision may be of the next one, under a name that only requests
 * of that moment ask for.
 */
export function cachedByMenu<Args extends readonly (string | readonly string[])[], Answer>(
  read: (db: Queryable, companyId: string, ...args: Args) => Promise<Answer>,
): (db: Queryable, menu: MenuVersion, ...args: Args) => Promise<Answer> {
  const kept = new Map<string, Answer>();
  return async (db, { id, menu_revision: revision }, ...args) => {
    if (revision === null) return read(db, id, ...args);
    const key = JSON.stringify([id, revision, ...args]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    // Kept once it is there: who asks at the same time does not depend on another's connection.
    const answer = await read(db, id, ...args);
    kept.set(key, answer);
    for (const [oldest] of kept) {
      if (kept.size <= MOST) break;
      kept.delete(oldest);
    }
    return answer;
  };
}
