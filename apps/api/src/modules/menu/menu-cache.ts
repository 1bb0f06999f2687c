import type { MenuCache, MenuPlace } from '../../contract/context/menu-cache.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Lists that are kept; each company has some for each of its branches and languages. */
const MOST = 500;
/** Portions may go and come back while a list is made, and nothing tells: it is not kept for long. */
const MINUTES = 1;

interface Entry {
  readonly made: Promise<unknown>;
  readonly at: Temporal.Instant;
}

/** Keeps lists in memory: those of a change ago are never asked for again, and go first. */
export function createMenuCache(): MenuCache {
  const entries = new Map<string, Entry>();
  return {
    async at<Value>(
      db: Queryable,
      place: MenuPlace,
      now: Temporal.Instant,
      what: string,
      compute: () => Promise<Value>,
    ): Promise<Value> {
      const revision = await findRevision(db, place);
      if (revision === null) return compute();
      const { companyId, branchId, language } = place;
      const key = JSON.stringify([companyId, branchId, language, what, revision]);
      const kept = entries.get(key);
      const since = now.subtract({ minutes: MINUTES });
      if (kept !== undefined && Temporal.Instant.compare(kept.at, since) > 0) {
        // The key says what made it, so that it is a `Value`.
        return kept.made as Promise<Value>;
      }
      const made = compute();
      entries.set(key, { made, at: now });
      for (const [oldest] of entries) {
        if (entries.size <= MOST) break;
        entries.delete(oldest);
      }
      const value = await made.catch((error: unknown) => {
        entries.delete(key);
        throw error;
      });
      if ((await findRevision(db, place)) !== revision) entries.delete(key);
      return value;
    },
  };
}

/** Another text as soon as anything is that a branch's menu shows. */
async function findRevision(
  db: Queryable,
  { companyId, branchId }: MenuPlace,
): Promise<string | null> {
  const found = await db.one<{ revision: string }>(sql`
    select r.revision || ' ' || coalesce((
        select string_agg(dish_id || ' ' || portions_left, ',' order by dish_id)
        from branch_dishes
        where company_id = r.company_id and branch_id = ${branchId} and portions_left is not null
      ), '') as revision
    from menu_revisions r where r.company_id = ${companyId}`);
  return found?.revision ?? null;
}
