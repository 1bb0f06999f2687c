import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { viewCapacity } from './capacity-view.ts';

/** Returns how long customers of a branch wait and why, and the orders of the next hours. */
export const capacity: CounterHandler<'capacity'> = async (context, { body }) => {
  const branch = await requireBranch(context, body.branch_id);
  return viewCapacity(context.db, branch, context.now);
};
