import type { Db } from '../../platform/db/db.ts';
import { toFolder } from './files/to-folder.ts';
import { readStoredRows } from './read/read-rows.ts';
import { requireEmpty, writeFolder } from './write-folder.ts';

export interface ExportReport {
  readonly subdomain: string;
  /** Number of YAML files. */
  readonly files: number;
  readonly pictures: number;
}

/**
 * Writes a company as the folder from which an import of it changes nothing. Reads only the
 * database.
 * @param subdomain null for the only company of the database.
 * @param folder absolute path; must be absent or empty.
 * @throws ExportRejected if the company or the folder cannot be used. Nothing is written then.
 */
export async function exportRestaurant(
  db: Db,
  subdomain: string | null,
  folder: string,
): Promise<ExportReport> {
  await requireEmpty(folder);
  const rows = await readStoredRows(db, subdomain);
  const { files, images } = toFolder(rows);
  await writeFolder(folder, { files, images });
  return { subdomain: rows.company.subdomain, files: files.size, pictures: images.size };
}
