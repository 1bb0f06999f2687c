import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { readInOneMoment } from '../store/read-draft.ts';
import { readDraftView } from '../view/read-views.ts';

/** Returns the draft with its changes and what prevents publishing. */
export const draft: CounterHandler<'draft'> = (context) =>
  readInOneMoment(context.db, (tx) => readDraftView(tx, context));
