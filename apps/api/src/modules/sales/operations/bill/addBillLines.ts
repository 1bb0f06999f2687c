import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireNoPayments } from '../../changes/bill-errors.ts';
import { changeBillOnce, storeChange } from '../../changes/change-bill.ts';
import { addLines } from '../../lines/add-lines.ts';
import { MOST_LINES, MOST_SUBTOTAL } from '../../lines/bill-limits.ts';
import { lineText } from '../../lines/line-text.ts';
import { readNewLines } from '../../lines/new-lines.ts';
import type { LoadedBill } from '../../price/load-bill.ts';
import { totalChange } from '../../price/total-change.ts';

/** Rings up items and open amounts. */
export const addBillLines: CounterHandler<'addBillLines'> = async (
  context,
  { path, headers, body },
) => {
  const press = { operation: 'addBillLines', billId: path.id, key: headers['Idempotency-Key'] };
  const added = readNewLines(body.lines, context.random);
  return changeBillOnce(context, { ...press, body }, async (tx, before) => {
    requireNoPayments(before);
    if (before.lines.length + added.length > MOST_LINES) throw new ApiError('BILL_FULL');
    await addLines(tx, context, before.bill, added);
    const after = await storeChange(tx, context, before.bill.id);
    if (after.price.total.subtotal > MOST_SUBTOTAL) throw new ApiError('BILL_FULL');
    return { changes: [...addedLines(before, after), totalChange(before, after)] };
  });
};

function addedLines(before: LoadedBill, after: LoadedBill) {
  const known = new Set(before.lines.map(({ id }) => id));
  return after.lines
    .filter(({ id }) => !known.has(id))
    .map((line) => ({ field: 'line', before: null, after: lineText(line) }));
}
