import { ExportRejected } from '../../../../import/export/export-rejected.ts';
import { toFileValues } from '../../../../import/export/files/to-folder.ts';
import { readEntries } from '../../../../import/export/read/read-rows.ts';
import type { Db, Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type Content, toContent } from '../model/content.ts';
import { type Drafted, mergeDraft } from '../model/merge-draft.ts';
import { readDraftRows } from './draft-rows.ts';

/** The draft with what customers see. */
export interface DraftState {
  readonly published: Content;
  readonly drafted: Drafted;
}

/**
 * Reads the draft of a company.
 * @throws ApiError `DRAFT_UNAVAILABLE` if an earlier version has imported the company.
 */
export async function readDraft(db: Queryable, companyId: string): Promise<DraftState> {
  const published = await readPublished(db, companyId);
  return { published, drafted: mergeDraft(published, await readDraftRows(db, companyId)) };
}

/** Reads the draft in one moment, also while another person publishes. Locks nothing. */
export function readDraftOnce(db: Db, companyId: string): Promise<DraftState> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return readDraft(tx, companyId);
  });
}

/** Reads what customers see. @throws ApiError `DRAFT_UNAVAILABLE`; see {@link readDraft}. */
export async function readPublished(db: Queryable, companyId: string): Promise<Content> {
  try {
    return toContent(toFileValues(await readEntries(db, companyId)));
  } catch (error) {
    if (error instanceof ExportRejected) throw new ApiError('DRAFT_UNAVAILABLE', { cause: error });
    throw error;
  }
}
