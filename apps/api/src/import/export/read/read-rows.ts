import type { Db, Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ExportRejected } from '../export-rejected.ts';
import { listPictures } from '../files/list-pictures.ts';
import type { StoredEntries, StoredRows } from '../rows/stored-rows.ts';
import { findCompany } from './find-company.ts';
import { readCompany, readMedia, readTiers, readVouchers } from './read-company.ts';
import { readHome } from './read-home.ts';
import { readMenu } from './read-menu.ts';
import { readHotDeals, readPackages } from './read-packages.ts';

/**
 * Reads the entries of a company that are not retired. The rows are of one moment, also during an
 * import, and nothing is locked.
 * @param subdomain null for the only company of the database.
 * @throws ExportRejected if there is no such company, or an earlier version has imported it.
 */
export function readStoredRows(db: Db, subdomain: string | null): Promise<StoredRows> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const companyId = await findCompany(tx, subdomain);
    const entries = await readEntries(tx, companyId);
    return { ...entries, media: await readMedia(tx, companyId, listPictures(entries)) };
  });
}

/**
 * Reads the entries of a company that are not retired, without the content of pictures.
 * @throws ExportRejected if an earlier version has imported the company.
 */
async function readEntries(db: Queryable, companyId: string): Promise<StoredEntries> {
  const entries = {
    ...(await readSmallEntries(db, companyId)),
    ...(await readMenuEntries(db, companyId)),
  };
  requireSlugs(entries);
  return entries;
}

/** Reads the entries that are few in every company. */
export async function readSmallEntries(db: Queryable, companyId: string) {
  return {
    company: await readCompany(db, companyId),
    tiers: await readTiers(db, companyId),
    ...(await readHome(db, companyId)),
    ...(await readVouchers(db, companyId)),
  };
}

/** Entries of the menu, which may be thousands. */
export type MenuEntries = Awaited<ReturnType<typeof readMenuEntries>>;

/** Reads the entries of the menu. All of them follow from `menu_revisions` and `branch_dishes`. */
export async function readMenuEntries(db: Queryable, companyId: string) {
  return {
    ...(await readMenu(db, companyId)),
    ...(await readPackages(db, companyId)),
    ...(await readHotDeals(db, companyId)),
  };
}

/**
 * An id is a hash of its slugs, so that a slug that is not stored cannot be found.
 * @throws ExportRejected if a slug is not stored.
 */
export function requireSlugs({ company, ...tables }: StoredEntries): void {
  const rows: readonly object[] = Object.values(tables).flat();
  const hasAll = rows.every((row) => !('slug' in row) || row.slug !== '');
  if (hasAll && company.default_dish_image !== '') return;
  throw new ExportRejected(
    `The database does not have the slugs of ${company.subdomain}, because an earlier version imported it. Import its folder once more, then export it.`,
  );
}
