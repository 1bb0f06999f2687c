import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../../staff/index.ts';
import { viewClose } from '../../close/close-view.ts';

/** Returns a close with its figures, drawers and corrections. */
export const closeDetail: CounterHandler<'closeDetail'> = async (context, { body }) => {
  const { id: branchId } = await requireBranch(context, body.branch_id);
  const branch = { companyId: context.company.id, branchId };
  return viewClose(context.db, branch, body.number, context);
};
