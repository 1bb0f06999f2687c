import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { requireAuthor } from '../access.ts';
import { publish } from '../publish/publish.ts';
import { readDraftView } from '../view/read-views.ts';

/** Publishes the draft: customers see all its changes at once. */
export const publishDraft: CounterHandler<'publishDraft'> = async (context, { body, headers }) => {
  const { company, language, staff, now } = context;
  const author = requireAuthor(context, null);
  const press = {
    operation: 'publishDraft',
    key: headers['Idempotency-Key'],
    targetId: company.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      const published = await publish(tx, company.id, body.version, { ...author, language });
      if (published === 0) return;
      const changes = [{ field: 'changes', before: null, after: String(published) }];
      const event = { operation: 'publishDraft', targetId: null, branchId: null, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readDraftView(tx, context),
  );
};
