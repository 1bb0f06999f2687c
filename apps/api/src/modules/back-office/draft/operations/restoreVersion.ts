import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { requireAuthor } from '../access.ts';
import { diffContent } from '../model/diff-content.ts';
import { lockDraft, replaceDraft } from '../store/draft-rows.ts';
import { findVersion } from '../store/published-versions.ts';
import { readDraft } from '../store/read-draft.ts';
import { requireDraft } from '../store/require-draft.ts';
import { readDraftView } from '../view/read-views.ts';

/** Replaces the draft by the differences to an earlier version. */
export const restoreVersion: CounterHandler<'restoreVersion'> = async (context, { body }) => {
  const { company, db, staff, now } = context;
  const author = requireAuthor(context, null);
  return db.transaction(async (tx) => {
    await lockDraft(tx, company.id);
    const draft = await readDraft(tx, company.id);
    requireDraft(draft, body.version);
    const target = await findVersion(tx, company.id, body.number);
    if (target === null) throw new ApiError('NOT_FOUND');
    const rows = diffContent(draft.published, target, { by: null, at: null });
    await replaceDraft(tx, company.id, rows, author);
    const changes = [{ field: 'version', before: null, after: String(body.number) }];
    const event = { operation: 'restoreVersion', targetId: null, branchId: null, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return readDraftView(tx, context);
  });
};
