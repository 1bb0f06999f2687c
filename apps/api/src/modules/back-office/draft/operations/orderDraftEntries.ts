import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { requireAuthor } from '../access.ts';
import { listOf } from '../model/merge-draft.ts';
import { lockDraft, storeOrder } from '../store/draft-rows.ts';
import { readEntriesView } from '../view/read-views.ts';

/** Changes the order of a section, or of the dishes of a category. */
export const orderDraftEntries: CounterHandler<'orderDraftEntries'> = async (context, { body }) => {
  const { company, db, staff, now } = context;
  const { section, category, keys } = body;
  if ((section === 'dishes') !== (category !== null)) throw invalidRequest('body.category');
  const author = requireAuthor(context, section);
  return db.transaction(async (tx) => {
    await lockDraft(tx, company.id);
    await storeOrder(tx, company.id, { list: listOf(section, category), keys }, author);
    const changes = [{ field: 'section', before: null, after: section }];
    const event = { operation: 'orderDraftEntries', targetId: category, branchId: null, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    return readEntriesView(tx, context, section, category);
  });
};
