import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { setCapacity } from '../../../company/index.ts';
import { findKitchen } from '../../../kitchen/index.ts';
import { changesBetween, recordStaffEvent, requireBranch } from '../../../staff/index.ts';
import { viewCapacity } from './capacity-view.ts';

/** Usual minutes are a multiple of it, as are all waiting times. */
const STEP_MINUTES = 5;

/** Changes the usual waiting time and the maximum of orders. Orders already placed stay. */
export const updateCapacity: CounterHandler<'updateCapacity'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const { usual_minutes: usualMinutes, orders_per_quarter: ordersPerQuarter } = body;
  if (usualMinutes % STEP_MINUTES !== 0) throw invalidRequest('body.usual_minutes');
  return db.transaction(async (tx) => {
    const key = { companyId: company.id, branchId: branch.id };
    const before = await findKitchen(tx, key, now);
    await setCapacity(tx, key, { usualMinutes, ordersPerQuarter });
    const changes = changesBetween(
      { usual_minutes: before.usualMinutes, orders_per_quarter: before.ordersPerQuarter },
      { usual_minutes: usualMinutes, orders_per_quarter: ordersPerQuarter },
    );
    const event = { operation: 'updateCapacity', targetId: branch.id, branchId: branch.id };
    await recordStaffEvent(tx, company.id, staff, { ...event, changes }, now);
    return viewCapacity(tx, branch, now);
  });
};
