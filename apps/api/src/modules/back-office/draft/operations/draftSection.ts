import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { readInOneMoment } from '../store/read-draft.ts';
import { readEntriesView } from '../view/read-views.ts';

/** Returns the entries of a section as they are in the draft. */
export const draftSection: CounterHandler<'draftSection'> = (context, { body }) =>
  readInOneMoment(context.db, (tx) => readEntriesView(tx, context, body.section, body.category));
