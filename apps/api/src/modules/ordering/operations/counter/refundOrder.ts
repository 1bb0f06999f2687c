import { parseMoney } from '@claypot/sdk';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { refundReference } from '../../../payments/index.ts';
import { recordStaffEvent, requireApproved, requirePerson } from '../../../staff/index.ts';
import { once } from '../../counter/once.ts';
import { readTicket, requireCounterOrder } from '../../counter/ticket-view.ts';
import { giveRefund } from '../../refunds/give-refund.ts';
import { planRefund } from '../../refunds/refund-order.ts';

/** Refunds an amount, lines, or all that is left of an order, once per key. */
export const refundOrder: CounterHandler<'refundOrder'> = async (
  context,
  { path, headers, body },
) => {
  const { company, random, staff, now } = context;
  const { line_ids: lineIds, reason, text } = body;
  if (reason === 'OTHER' && text === null) throw invalidRequest('body.text');
  const { id: staffId } = requirePerson(context);
  await requireCounterOrder(context.db, context, path.id);
  const press = {
    operation: 'refundOrder',
    key: headers['Idempotency-Key'],
    targetId: path.id,
    body,
  };
  const requested = { amount: body.amount === null ? null : parseMoney(body.amount), lineIds };
  const refundId = refundReference(random);
  return once(
    context,
    press,
    async (tx) => {
      const order = await requireCounterOrder(tx, context, path.id);
      const { paymentId, amount, lines } = await planRefund(tx, company.id, order.id, requested);
      const action = { operation: 'refundOrder', targetId: order.id, amount };
      const approverId = await requireApproved(tx, context, 'manager', action);
      const by = { staffId, approverId };
      const refund = { id: refundId, orderId: order.id, paymentId, amount, reason, text, ...by };
      await giveRefund(tx, { ...refund, lines }, now);
      const changes = [
        { field: 'refund', before: null, after: `${refundId}: ${amount} sen, ${reason}` },
        ...(lines.length === 0
          ? []
          : [{ field: 'lines', before: null, after: lines.map(({ id }) => id).join(', ') }]),
      ];
      const event = {
        operation: 'refundOrder',
        targetId: order.id,
        branchId: order.branch_id,
        approverId,
        changes,
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readTicket(tx, context, path.id),
  );
};
