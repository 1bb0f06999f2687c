import { formatMoneyString } from '@claypot/sdk';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { moveOrder } from '../../../ordering/index.ts';
import { requireApproved, requirePerson } from '../../../staff/index.ts';
import { requireNoPayments } from '../../changes/bill-errors.ts';
import { changeBillOnce, countVersion } from '../../changes/change-bill.ts';

/** Voids a bill that has no payments. A bill without lines needs no manager. */
export const voidBill: CounterHandler<'voidBill'> = async (context, { path, headers, body }) => {
  const { company, now } = context;
  const { version, reason } = body;
  const { id: staffId } = requirePerson(context);
  const press = { operation: 'voidBill', billId: path.id, key: headers['Idempotency-Key'] };
  return changeBillOnce(context, { ...press, body, version }, async (tx, loaded) => {
    requireNoPayments(loaded);
    const { bill, lines, price } = loaded;
    const action = { operation: 'voidBill', targetId: bill.id };
    const approverId =
      lines.length === 0 ? null : await requireApproved(tx, context, 'manager', action);
    const step = {
      from: 'MAKING PAYMENT',
      to: 'CANCELLED',
      reason: 'OTHER',
      text: reason,
    } as const;
    if (!(await moveOrder(tx, bill.id, step, now))) throw new Error('The bill is not open');
    await tx.execute(sql`
      update bills set closed_at = ${now}, voided_by = ${staffId},
        void_approver_id = ${approverId}, void_reason = ${reason}
      where company_id = ${company.id} and order_id = ${bill.id}`);
    await countVersion(tx, company.id, bill.id);
    const changes = [
      { field: 'total', before: formatMoneyString(price.total.total), after: null },
      { field: 'reason', before: null, after: reason },
    ];
    return { changes, approverId };
  });
};
