import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { mergeSheet } from '../../../../sheets/plan-sheet.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { requireAuthor } from '../../draft/access.ts';
import { contentOf } from '../../draft/model/merge-draft.ts';
import { draftVersion } from '../../draft/model/versions.ts';
import { lockDraft, storeRows } from '../../draft/store/draft-rows.ts';
import { readDraft } from '../../draft/store/read-draft.ts';
import { requireDraft } from '../../draft/store/require-draft.ts';
import { readMenuOfDraft } from '../read-menu-of-draft.ts';
import { readUpload } from '../read-upload.ts';
import { toRows } from '../to-rows.ts';
import { countChanges } from '../view-plan.ts';

/**
 * Adds all rows of a sheet to the draft, or none. A repeated request finds another version of the
 * draft, so that it changes nothing.
 */
export const applySheet: CounterHandler<'applySheet'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  const author = requireAuthor(context, null);
  const sheet = await readUpload(context, body);
  return db.transaction(async (tx) => {
    await lockDraft(tx, company.id);
    const draft = await readDraft(tx, company.id);
    requireDraft(draft, body.version);
    const menu = await readMenuOfDraft(tx, context, draft);
    const { plan, problems } = mergeSheet(sheet, menu);
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    if (errors > 0) throw new ApiError('SHEET_REJECTED', { data: { errors } });
    const changes = countChanges(plan, menu);
    if (plan.edits.length === 0) return { version: body.version, changes };
    await storeRows(tx, company.id, toRows(contentOf(draft.drafted), plan.edits), author);
    const file = body.sheet instanceof File ? body.sheet.name.slice(0, 200) : '';
    const event = {
      operation: 'applySheet',
      targetId: null,
      branchId: null,
      changes: [
        { field: 'file', before: null, after: file },
        { field: 'added', before: null, after: String(changes.dishes.added) },
        { field: 'changed', before: null, after: String(changes.dishes.changed) },
      ],
    };
    await recordStaffEvent(tx, company.id, staff, event, now);
    const { drafted } = await readDraft(tx, company.id);
    return { version: draftVersion(drafted), changes };
  });
};
