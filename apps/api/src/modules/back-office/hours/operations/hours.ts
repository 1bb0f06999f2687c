import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { viewHours } from '../view/view-hours.ts';

/** Returns the hours, delivery and notice time of a branch, and what does not fit them. */
export const hours: CounterHandler<'hours'> = async (context, { body }) => {
  const branch = await requireBranch(context, body.branch_id);
  return viewHours(context.db, context, branch.id);
};
