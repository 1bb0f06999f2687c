import type { Db, Transaction } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { checkRestaurant } from './checks/check.ts';
import { findOverridden, type Overridden } from './overridden.ts';
import { encodePictures } from './pictures/encode-pictures.ts';
import { listPictureUses } from './pictures/picture-uses.ts';
import { ImportRejected } from './read/problem.ts';
import { readFolder } from './read/read-folder.ts';
import { parseRestaurant } from './read/restaurant.ts';
import { type Rows, toRows } from './write/rows.ts';
import { writeRows } from './write/write.ts';
import type { Change } from './write/write-rows.ts';

export interface ImportReport {
  subdomain: string;
  /** By kind of entry, such as `dishes`. */
  changes: Record<string, Change>;
  /** Values of the files that do not apply, because staff have set their own. */
  overridden: Overridden[];
}

/**
 * Imports a restaurant's files into the database, in one transaction. Imports nothing if any file
 * has a problem. Safe to repeat: slugs keep their ids, and the same files change nothing.
 * @throws ImportRejected with every problem; FolderUnreadable if the files cannot be read.
 */
export async function importRestaurant(db: Db, folder: string): Promise<ImportReport> {
  const rows = await readRows(folder);
  return db.transaction(async (tx) => {
    await lockImports(tx, rows.company.id);
    const changes = await writeRows(tx, rows);
    // Open screens read the menu of every branch again.
    await tx.execute(sql`select pg_notify('branch_changed', ${rows.company.id})`);
    const overridden = await findOverridden(tx, rows.company.id);
    return { subdomain: rows.company.subdomain, changes, overridden };
  });
}

/**
 * Reads and validates a restaurant's files without a database.
 * @throws ImportRejected with every problem; FolderUnreadable if the files cannot be read.
 */
export async function readRows(folder: string): Promise<Rows> {
  const { files, images: given } = await readFolder(folder);
  const { restaurant, problems } = parseRestaurant(files);
  const names = listPictureUses(restaurant).map(({ name }) => name);
  const images = await encodePictures(given, names);
  problems.push(...checkRestaurant(restaurant, images));
  if (problems.length > 0) throw new ImportRejected(problems);
  return toRows(restaurant, images);
}

/**
 * Runs imports of a company after each other. The row of the company cannot be locked, because a
 * first import has none: two that insert it would violate its unique subdomain.
 */
async function lockImports(tx: Transaction, companyId: string): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('import ' || ${companyId}, 0))::text as locked`);
}
