import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { viewDayState } from '../../close/day-state-view.ts';

/** Returns the days of a branch that are not closed. */
export const dayState: CounterHandler<'dayState'> = async (context, { body }) =>
  viewDayState(context.db, await requireBranch(context, body.branch_id), context);
