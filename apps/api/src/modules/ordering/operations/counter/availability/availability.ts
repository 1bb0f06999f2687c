import type { CounterHandler } from '../../../../../contract/counter/handlers.ts';
import { viewAvailability } from '../../../../menu/index.ts';
import { requireBranch } from '../../../../staff/index.ts';

/** Returns the menu of a branch with what it can sell now. */
export const availability: CounterHandler<'availability'> = async (context, { body }) => {
  const branch = await requireBranch(context, body.branch_id);
  return viewAvailability(context.db, branch, context);
};
