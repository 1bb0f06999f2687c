import type { Db, Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Content } from '../model/content.ts';
import { type Drafted, mergeDraft } from '../model/merge-draft.ts';
import { readDraftRows } from './draft-rows.ts';
import { readPublished } from './read-published.ts';

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

/** Reads in one moment, also while another person publishes. Locks nothing. */
export function readInOneMoment<Result>(
  db: Db,
  read: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return read(tx);
  });
}
