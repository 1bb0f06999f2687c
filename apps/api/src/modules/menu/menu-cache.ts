import type { MenuCache, MenuPlace } from '../../contract/context/menu-cache.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { nextEndSql } from './marks/all-marks.ts';

/** Maximum cached lists. Each company has several per branch and language. */
const MOST = 500;
/**
 * Lifetime of an entry, in minutes. Short, because portions may be taken and returned unnoticed
 * during a computation.
 */
const MINUTES = 1;

interface Entry {
  readonly computed: Promise<unknown>;
  readonly at: Temporal.Instant;
}

/**
 * Creates an in-memory cache of menu lists. The key contains the menu revision, so a change makes
 * older entries unreachable; they are evicted first. It also contains the next end of a mark as sold
 * out, which changes exactly when a mark ends.
 */
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
      const revision = await findRevision(db, place, now);
      if (revision === null) return compute();
      const { companyId, branchId, language } = place;
      const key = JSON.stringify([companyId, branchId, language, what, revision]);
      const cached = entries.get(key);
      const since = now.subtract({ minutes: MINUTES });
      if (cached !== undefined && Temporal.Instant.compare(cached.at, since) > 0) {
        // The key contains the kind of list, so the type is `Value`.
        return cached.computed as Promise<Value>;
      }
      const computed = compute();
      entries.set(key, { computed, at: now });
      for (const [oldest] of entries) {
        if (entries.size <= MOST) break;
        entries.delete(oldest);
      }
      const value = await computed.catch((error: unknown) => {
        entries.delete(key);
        throw error;
      });
      if ((await findRevision(db, place, now)) !== revision) entries.delete(key);
      return value;
    },
  };
}

/**
 * Returns a text that changes with everything that a branch's menu shows; null if the company has
 * no revision.
 */
async function findRevision(
  db: Queryable,
  { companyId, branchId }: MenuPlace,
  now: Temporal.Instant,
): Promise<string | null> {
  const nextEnd = nextEndSql({ company_id: companyId, id: branchId }, now);
  const company = await db.one<{ revision: string }>(sql`
    select r.revision || ' ' || coalesce(${nextEnd}::text, '') || ' ' || coalesce((
        select string_agg(dish_id || ' ' || portions_left, ',' order by dish_id)
        from branch_dishes
        where company_id = r.company_id and branch_id = ${branchId} and portions_left is not null
      ), '') as revision
    from menu_revisions r where r.company_id = ${companyId}`);
  return company?.revision ?? null;
}
