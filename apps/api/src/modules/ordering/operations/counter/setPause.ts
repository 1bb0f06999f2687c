import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { findPauseEnd, setPause as store } from '../../../company/index.ts';
import { recordStaffEvent, requireApproved, requireBranch } from '../../../staff/index.ts';
import { viewBranchState } from '../../counter/branch-state.ts';
import { requireEnd } from '../../counter/require-end.ts';

const MOST_HOURS = 24;

/** Pauses delivery, pickup or bookings until a time. Orders already placed go on. */
export const setPause: CounterHandler<'setPause'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const { method } = body;
  const until = body.until === null ? null : requireEnd(body.until, MOST_HOURS, 'body.until', now);
  return db.transaction(async (tx) => {
    const action = { operation: 'setPause', targetId: branch.id };
    const approverId = await requireApproved(tx, context, 'manager', action);
    const before = await findPauseEnd(tx, branch, method, now);
    await store(tx, branch, method, until);
    const changes = [
      { field: method, before: before?.toString() ?? null, after: until?.toString() ?? null },
    ];
    const event = { targetId: branch.id, branchId: branch.id, approverId, changes };
    await recordStaffEvent(tx, company.id, staff, { operation: 'setPause', ...event }, now);
    return viewBranchState(tx, branch, context);
  });
};
