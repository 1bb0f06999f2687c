import { ExportRejected } from '../../../../import/export/export-rejected.ts';
import { toFileValues } from '../../../../import/export/files/to-folder.ts';
import {
  type MenuEntries,
  readMenuEntries,
  readSmallEntries,
  requireSlugs,
} from '../../../../import/export/read/read-rows.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type Content, toContent } from '../model/content.ts';

/** Maximum companies with cached content. */
const MOST = 10;

interface Cached {
  /** Everything that the content follows from, except the menu of this revision. */
  readonly key: string;
  readonly content: Content;
}

const cache = new Map<string, Cached>();

/**
 * Reads what customers see. The menu is read again only if its revision in the database is new, so
 * that the cache is right with several instances. Equal content is the same object.
 * @throws ApiError `DRAFT_UNAVAILABLE` if an earlier version has imported the company.
 */
export async function readPublished(db: Queryable, companyId: string): Promise<Content> {
  const small = await readSmallEntries(db, companyId);
  const revision = await readRevision(db, companyId);
  const key = JSON.stringify([revision, small]);
  const cached = cache.get(companyId);
  if (cached?.key === key) return cached.content;
  const menu = await readMenuEntries(db, companyId);
  const content = toPublished({ ...small, ...menu });
  // Another person may have changed the menu between the two reads.
  const isSame = revision !== null && revision === (await readRevision(db, companyId));
  if (isSame) remember(companyId, { key, content });
  return content;
}

/**
 * Returns the version of the menu and of all that staff cannot change in it; null without a menu.
 * The revision does not follow the imported marks and portions of dishes.
 */
async function readRevision(db: Queryable, companyId: string): Promise<string | null> {
  const row = await db.one<{ revision: string; offers: string | null }>(sql`
    select r.revision, (
      select sum(hashtextextended(
        concat_ws(' ', branch_id, dish_id, sold_out_imported, portions_imported, retired), 0
      ))::text
      from branch_dishes where company_id = r.company_id
    ) as offers
    from menu_revisions r where r.company_id = ${companyId}`);
  return row === null ? null : `${row.revision} ${row.offers}`;
}

function remember(companyId: string, cached: Cached): void {
  cache.delete(companyId);
  cache.set(companyId, cached);
  for (const [oldest] of cache) {
    if (cache.size <= MOST) break;
    cache.delete(oldest);
  }
}

function toPublished(entries: Awaited<ReturnType<typeof readSmallEntries>> & MenuEntries): Content {
  try {
    requireSlugs(entries);
    return toContent(toFileValues(entries));
  } catch (error) {
    if (error instanceof ExportRejected) throw new ApiError('DRAFT_UNAVAILABLE', { cause: error });
    throw error;
  }
}
