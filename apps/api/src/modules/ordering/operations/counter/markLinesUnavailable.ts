import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { refundReference } from '../../../payments/index.ts';
import { recordStaffEvent, requirePerson } from '../../../staff/index.ts';
import { once } from '../../counter/once.ts';
import { readTicket, requireCounterOrder } from '../../counter/ticket-view.ts';
import { type MarkedLines, markUnavailable } from '../../refunds/unavailable-lines.ts';

/** Marks lines of an order as unavailable and refunds them, once per key. */
export const markLinesUnavailable: CounterHandler<'markLinesUnavailable'> = async (
  context,
  { path, headers, body },
) => {
  const { company, random, staff, now } = context;
  const { line_ids: lineIds, reason, text } = body;
  if ((reason === 'OTHER') !== (text !== null)) throw invalidRequest('body.text');
  const { id: staffId } = requirePerson(context);
  await requireCounterOrder(context.db, context, path.id);
  const press = {
    operation: 'markLinesUnavailable',
    key: headers['Idempotency-Key'],
    targetId: path.id,
    body,
  };
  const refundId = refundReference(random);
  return once(
    context,
    press,
    async (tx) => {
      const order = await requireCounterOrder(tx, context, path.id);
      const unavailable = { lineIds, reason, text, refundId, staffId };
      const marked = await markUnavailable(tx, company, order, unavailable, now);
      if (marked.lines.length === 0) return;
      const event = {
        operation: 'markLinesUnavailable',
        targetId: order.id,
        branchId: order.branch_id,
        changes: changesOf(marked, order.status, reason),
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readTicket(tx, context, path.id),
  );
};

function changesOf({ lines, refunded }: MarkedLines, status: string, reason: string) {
  const ids = lines.map(({ id }) => id).join(', ');
  const unavailable = { field: 'unavailable', before: null, after: `${ids}: ${reason}` };
  const refund =
    refunded === null
      ? { field: 'status', before: status, after: `CANCELLED: ${reason}` }
      : { field: 'refund', before: null, after: `${refunded} sen` };
  return [unavailable, refund];
}
