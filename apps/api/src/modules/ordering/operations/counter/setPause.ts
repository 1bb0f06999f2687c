import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { setPause as store } from '../../../company/index.ts';
import { recordStaffEvent, requireApproved, requireBranch } from '../../../staff/index.ts';
import { viewBranchState } from '../../counter/branch-state.ts';
import { requireEnd } from '../../counter/require-end.ts';

const MOST_HOURS = 7 * 24;

/** Pauses delivery, pickup or bookings until a time, or opens the method again. */
export const setPause: CounterHandler<'setPause'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const { method } = body;
  const until = body.until === null ? null : requireEnd(body.until, MOST_HOURS, 'body.until', now);
  return db.transaction(async (tx) => {
    const action = { operation: 'setPause', targetId: branch.id, amount: null };
    const approverId = await requireApproved(tx, context, 'manager', action);
    await store(tx, { companyId: company.id, branchId: branch.id }, method, until);
    const changes = [{ field: method, before: null, after: until?.toString() ?? null }];
    const event = { targetId: branch.id, branchId: branch.id, approverId, changes };
    await recordStaffEvent(tx, company.id, staff, { operation: 'setPause', ...event }, now);
    return viewBranchState(tx, branch, context);
  });
};
