import type { CounterContext } from '../../../contract/counter/context.ts';
import { ExportRejected } from '../../../import/export/export-rejected.ts';
import { readStoredRows } from '../../../import/export/read/read-rows.ts';
import type { StoredRows } from '../../../import/export/rows/stored-rows.ts';
import { ApiError } from '../../../shared/api-error.ts';

/**
 * Reads what customers see of a company.
 * @throws ApiError `DRAFT_UNAVAILABLE` if an earlier version has imported the company.
 */
export async function readPublished({
  db,
  company,
}: Pick<CounterContext, 'db' | 'company'>): Promise<StoredRows> {
  try {
    return await readStoredRows(db, company.subdomain);
  } catch (error) {
    if (error instanceof ExportRejected) throw new ApiError('DRAFT_UNAVAILABLE', { cause: error });
    throw error;
  }
}
