import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import {
  findRefund,
  type OrderRefund,
  retryRefund,
  settleRefund as settle,
} from '../../../payments/index.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import type { CounterOrder } from '../../counter/board-reads.ts';
import { once } from '../../counter/once.ts';
import { readTicket, requireCounterOrder } from '../../counter/ticket-view.ts';

/** Requests a failed refund again, or records that the customer was paid another way. */
export const settleRefund: CounterHandler<'settleRefund'> = async (
  context,
  { path, headers, body },
) => {
  const { company, staff, now } = context;
  const { action, note } = body;
  if ((action === 'paid') !== (note !== null)) throw invalidRequest('body.note');
  const { order } = await requireRefund(context.db, context, path.id);
  const press = {
    operation: 'settleRefund',
    key: headers['Idempotency-Key'],
    targetId: path.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      const isChanged =
        note === null
          ? await retryRefund(tx, company.id, path.id, now)
          : await settle(tx, company.id, path.id, note, now);
      if (!isChanged) {
        const { refund } = await requireRefund(tx, context, path.id);
        throw new ApiError('REFUND_NOT_FAILED', { data: { state: refund.state } });
      }
      const after = note === null ? `${path.id}: due` : `${path.id}: settled, ${note}`;
      const event = {
        operation: `settleRefund.${action}`,
        targetId: order.id,
        branchId: order.branch_id,
        changes: [{ field: 'refund', before: `${path.id}: failed`, after }],
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readTicket(tx, context, order.id),
  );
};

/**
 * Returns a refund with its order, in a branch in which the person works.
 * @throws ApiError `NOT_FOUND` for any other refund.
 */
async function requireRefund(
  db: Queryable,
  context: CounterContext,
  refundId: string,
): Promise<{ refund: OrderRefund; order: CounterOrder }> {
  const refund = await findRefund(db, context.company.id, refundId);
  if (refund === null) throw new ApiError('NOT_FOUND');
  return { refund, order: await requireCounterOrder(db, context, refund.order_id) };
}
