import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { readTicket, requireCounterOrder } from '../../counter/ticket-view.ts';

/** Records the first look at an order, which ends the sound on all devices. */
export const acknowledgeOrder: CounterHandler<'acknowledgeOrder'> = (context, { path }) => {
  const { db, company, staff, now } = context;
  return db.transaction(async (tx) => {
    const order = await requireCounterOrder(tx, context, path.id);
    const first = await tx.execute(sql`
      update orders set acknowledged_at = ${now}
      where company_id = ${company.id} and id = ${order.id} and acknowledged_at is null`);
    if (first === 1) {
      const { id: targetId, branch_id: branchId } = order;
      const event = { operation: 'acknowledgeOrder', targetId, branchId };
      await recordStaffEvent(tx, company.id, staff, event, now);
    }
    return readTicket(tx, context, path.id);
  });
};
