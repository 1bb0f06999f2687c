import { rejectRole } from '@claypot/domain/order-steps';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { recordStaffEvent, requireApproved } from '../../../staff/index.ts';
import { once } from '../../counter/once.ts';
import { movedMeanwhile, orderMoved } from '../../counter/take-step.ts';
import { readTicket, requireCounterOrder } from '../../counter/ticket-view.ts';
import { rejectOrder as reject } from '../../progress/reject-order.ts';

/** Cancels an order for the branch and refunds it, once per key. */
export const rejectOrder: CounterHandler<'rejectOrder'> = async (
  context,
  { path, headers, body },
) => {
  const { company, staff, now } = context;
  const { from, reason, text, sold_out_line_ids: soldOutLineIds } = body;
  if ((reason === 'OTHER') !== (text !== null)) throw invalidRequest('body.text');
  if (reason !== 'SOLD_OUT' && soldOutLineIds.length > 0) {
    throw invalidRequest('body.sold_out_line_ids');
  }
  await requireCounterOrder(context.db, context, path.id);
  const press = {
    operation: 'rejectOrder',
    key: headers['Idempotency-Key'],
    targetId: path.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      const order = await requireCounterOrder(tx, context, path.id);
      if (order.status !== from) throw orderMoved(order.status);
      const action = { operation: 'rejectOrder', targetId: order.id };
      const approverId = await requireApproved(tx, context, rejectRole(from), action);
      const staffId = staff.person?.id ?? null;
      const rejection = { from, reason, text, soldOutLineIds, staffId, approverId };
      if (!(await reject(tx, order.id, rejection, now))) throw await movedMeanwhile(tx, order.id);
      const event = {
        operation: 'rejectOrder',
        targetId: order.id,
        branchId: order.branch_id,
        approverId,
        changes: [{ field: 'status', before: from, after: `CANCELLED: ${reason}` }],
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readTicket(tx, context, path.id),
  );
};
