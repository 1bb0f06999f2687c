import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { findAutoApproval, setAutoApproval } from '../../../company/index.ts';
import { changesBetween, recordStaffEvent, requireBranch } from '../../../staff/index.ts';

/** Sets the party size up to which customers' bookings are approved automatically. */
export const setBookingApproval: CounterHandler<'setBookingApproval'> = async (
  context,
  { body },
) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  return db.transaction(async (tx) => {
    const before = { auto_approve_up_to: await findAutoApproval(tx, branch) };
    const after = { auto_approve_up_to: body.up_to };
    await setAutoApproval(tx, branch, body.up_to);
    const changes = changesBetween(before, after);
    const event = { operation: 'setBookingApproval', targetId: branch.id, branchId: branch.id };
    await recordStaffEvent(tx, company.id, staff, { ...event, changes }, now);
    return after;
  });
};
