import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { deleteDraft, lockDraft } from '../store/draft-rows.ts';
import { readDraft } from '../store/read-draft.ts';
import { requireDraft } from '../store/require-draft.ts';
import { readDraftView } from '../view/read-views.ts';

/** Discards all changes of the draft. */
export const discardDraft: CounterHandler<'discardDraft'> = async (context, { body }) => {
  const { company, db, staff, now } = context;
  return db.transaction(async (tx) => {
    await lockDraft(tx, company.id);
    const changes = requireDraft(await readDraft(tx, company.id), body.version);
    await deleteDraft(tx, company.id);
    const event = {
      operation: 'discardDraft',
      targetId: null,
      branchId: null,
      changes: [{ field: 'changes', before: String(changes), after: '0' }],
    };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return readDraftView(tx, context);
  });
};
