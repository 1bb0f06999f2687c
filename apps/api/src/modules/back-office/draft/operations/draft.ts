import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { readDraftOnce } from '../store/read-draft.ts';
import { readDraftView } from '../view/read-views.ts';

/** Returns the draft with its changes and what prevents publishing. */
export const draft: CounterHandler<'draft'> = async (context) => {
  const state = await readDraftOnce(context.db, context.company.id);
  return readDraftView(context.db, context, state);
};
