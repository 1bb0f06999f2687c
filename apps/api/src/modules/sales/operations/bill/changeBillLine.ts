import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { requireApproved } from '../../../staff/index.ts';
import { requireNoPayments } from '../../changes/bill-errors.ts';
import { changeBillOnce, storeChange } from '../../changes/change-bill.ts';
import { MOST_SUBTOTAL } from '../../lines/bill-limits.ts';
import { changeLine } from '../../lines/change-line.ts';
import { lineText } from '../../lines/line-text.ts';
import { totalChange } from '../../price/total-change.ts';
import { needsManager } from '../../view/line-view.ts';

/** Changes the quantity of a line, or removes it. */
export const changeBillLine: CounterHandler<'changeBillLine'> = async (
  context,
  { path, headers, body },
) => {
  const { version, line_id: lineId, qty } = body;
  const press = { operation: 'changeBillLine', billId: path.id, key: headers['Idempotency-Key'] };
  return changeBillOnce(context, { ...press, body, version }, async (tx, before) => {
    requireNoPayments(before);
    const { bill, lines } = before;
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) throw new ApiError('NOT_FOUND');
    const others = before.price.total.subtotal - line.line_total;
    if (others + line.unit_price * qty > MOST_SUBTOTAL) throw invalidRequest('body.qty');
    const isLowered = qty < line.qty && needsManager(line, context);
    const action = { operation: 'changeBillLine', targetId: bill.id };
    const approverId = isLowered ? await requireApproved(tx, context, 'manager', action) : null;
    await changeLine(tx, context, bill, line, qty);
    const after = await storeChange(tx, context, bill.id);
    const changed = after.lines.find(({ id }) => id === lineId);
    const change = {
      field: 'line',
      before: lineText(line),
      after: changed === undefined ? null : lineText(changed),
    };
    return { changes: [change, totalChange(before, after)], approverId };
  });
};
