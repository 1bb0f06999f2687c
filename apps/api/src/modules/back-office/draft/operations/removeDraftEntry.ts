import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { requireAuthor } from '../access.ts';
import { deleteRow, lockDraft, storeRow } from '../store/draft-rows.ts';
import { readDraft } from '../store/read-draft.ts';
import { requireEntry } from '../store/require-entry.ts';
import { readDraftView } from '../view/read-views.ts';

/** Removes an entry in the draft. Customers see it until the draft is published. */
export const removeDraftEntry: CounterHandler<'removeDraftEntry'> = async (context, { body }) => {
  const { company, db, staff, now } = context;
  const { section, key } = body;
  if (section === 'company') throw invalidRequest('body.section');
  const author = requireAuthor(context, section);
  return db.transaction(async (tx) => {
    await lockDraft(tx, company.id);
    const draft = await readDraft(tx, company.id);
    const entry = await requireEntry(tx, context, draft, body);
    // An entry that was never published leaves nothing to remove.
    if (entry.published === null) await deleteRow(tx, company.id, { section, key });
    else if (entry.status !== 'removed') {
      const { category } = entry.published;
      await storeRow(tx, company.id, { section, key, category, fields: null }, author);
    }
    const changes = [{ field: 'section', before: section, after: null }];
    const event = { operation: 'removeDraftEntry', targetId: key, branchId: null, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return readDraftView(tx, context);
  });
};
