import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { requireAuthor } from '../access.ts';
import { deleteRow, lockDraft } from '../store/draft-rows.ts';
import { fieldChanges } from '../store/field-changes.ts';
import { readDraft } from '../store/read-draft.ts';
import { requireEntry } from '../store/require-entry.ts';
import { readDraftView } from '../view/read-views.ts';

/** Returns an entry to what customers see. */
export const resetDraftEntry: CounterHandler<'resetDraftEntry'> = async (context, { body }) => {
  const { company, db, staff, now } = context;
  const { section, key } = body;
  requireAuthor(context, section);
  return db.transaction(async (tx) => {
    await lockDraft(tx, company.id);
    const entry = await requireEntry(tx, context, await readDraft(tx, company.id), body);
    if (entry.status !== 'unchanged') {
      await deleteRow(tx, company.id, { section, key });
      const changes = fieldChanges(section, entry.fields, entry.published?.fields ?? {});
      const event = { operation: 'resetDraftEntry', targetId: key, branchId: null, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    }
    return readDraftView(tx, context);
  });
};
