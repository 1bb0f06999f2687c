import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { findDrawers } from '../../drawers/find-drawers.ts';

/** Returns the drawers of a branch, to choose one. */
export const drawerList: CounterHandler<'drawerList'> = async (context, { body }) => {
  const branch = await requireBranch(context, body.branch_id);
  return findDrawers(context.db, { companyId: context.company.id, branchId: branch.id });
};
