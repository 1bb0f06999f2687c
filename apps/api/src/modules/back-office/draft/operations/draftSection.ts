import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { readEntriesView } from '../view/read-views.ts';

/** Returns the entries of a section as they are in the draft. */
export const draftSection: CounterHandler<'draftSection'> = (context, { body }) =>
  readEntriesView(context.db, context, body.section, body.category);
